import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skyline } from './Skyline.tsx'

const meta = {
  title: 'UI/Skyline',
  component: Skyline,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflow: 'hidden', blockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skyline>
export default meta

export const AlongTheBottom: StoryObj<typeof meta> = {}
