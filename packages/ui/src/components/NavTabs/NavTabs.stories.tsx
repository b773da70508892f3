import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NavTabs } from './NavTabs.tsx'

const meta = {
  title: 'UI/NavTabs',
  component: NavTabs,
  args: {
    label: 'Location',
    children: (
      <>
        <a href="#timeline">Timeline</a>
        <a href="#gates" aria-current="page">
          Gates
        </a>
        <a href="#levels">Levels</a>
        <a href="#orders">Orders</a>
      </>
    ),
  },
} satisfies Meta<typeof NavTabs>
export default meta

type Story = StoryObj<typeof meta>

export const SecondIsCurrent: Story = {}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hover: Story = { parameters: { forced: { hover: 'a:last-child' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Gates' })).toHaveFocus()
  },
}
