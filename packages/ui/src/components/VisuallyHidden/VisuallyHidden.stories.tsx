import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens a new window)' },
  render: (args) => (
    <a href="#terms">
      Terms
      <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const WithinALink: StoryObj<typeof meta> = {}
