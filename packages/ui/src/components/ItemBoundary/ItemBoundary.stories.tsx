import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ItemBoundary } from './ItemBoundary.tsx'

function Item({ fails = false }: { fails?: boolean }) {
  // On a server React has no boundaries: there the whole page would fail.
  if (fails && typeof document !== 'undefined') throw new Error('An item that cannot be drawn')
  return <p>An ordinary item</p>
}

const meta = {
  title: 'UI/ItemBoundary',
  component: ItemBoundary,
  args: { children: <Item />, fallback: <p>Could not be shown.</p> },
  render: (args) => (
    <>
      <ItemBoundary {...args} />
      <Item />
    </>
  ),
} satisfies Meta<typeof ItemBoundary>
export default meta

type Story = StoryObj<typeof meta>

export const Drawn: Story = {}

export const Broken: Story = {
  args: { children: <Item fails /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not be shown.')).toBeVisible()
    await expect(canvas.getByText('An ordinary item')).toBeVisible()
  },
}
