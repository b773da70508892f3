import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFullFrame } from '../testing/storyFrame.tsx'
import { UnkeptNote } from './UnkeptNote.tsx'

const meta = {
  title: 'Shell/UnkeptNote',
  component: UnkeptNote,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnkeptNote>
export default meta

export const SignInIsNotStored: StoryObj<typeof meta> = {}
