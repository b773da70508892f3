import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens a new window)' },
  render: (args) => (
    <p>
      Please read the{' '}
      <a href="#terms">
        terms
        <VisuallyHidden {...args} />
      </a>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const WithinALink: StoryObj<typeof meta> = {}
