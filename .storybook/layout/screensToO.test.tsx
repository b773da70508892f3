import { checkLayout, type StoryModule } from './checkLayout.ts'

// The other half of the screens, and what stands around them all.
checkLayout(
  import.meta.glob<StoryModule>(
    [
      '../../packages/portal/src/**/*.stories.tsx',
      '!../../packages/portal/src/screens/[P-Z]*/**/*.stories.tsx',
    ],
    { eager: true },
  ),
)
