import { checkLayout, type StoryModule } from './checkLayout.ts'

// Half of the screens by the alphabet: each half is checked by a process of its own.
checkLayout(
  import.meta.glob<StoryModule>('../../packages/portal/src/screens/[P-Z]*/**/*.stories.tsx', {
    eager: true,
  }),
)
