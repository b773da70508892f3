import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlockStart: 64 }}>
        Press Tab to see the link.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
