import { type StoryModule, takePictures } from './takePictures.ts'

takePictures(
  import.meta.glob<StoryModule>('../../packages/portal/src/screens/**/*.stories.tsx', {
    eager: true,
  }),
)
