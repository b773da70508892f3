import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens a new window)' },
  render: (args) => (
    <p>
      <span>Please read the </span>
      <a href="#terms">
        <span>terms</span>
        <VisuallyHidden {...args} />
      </a>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const WithinALink: StoryObj<typeof meta> = {}
