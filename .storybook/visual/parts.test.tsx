import { type StoryModule, takePictures } from './takePictures.ts'

takePictures(
  import.meta.glob<StoryModule>(
    ['../../packages/*/src/**/*.stories.tsx', '!../../packages/portal/src/screens/**'],
    { eager: true },
  ),
)
