import type { Meta, StoryObj } from '@storybook/react-vite'
import { Comb } from './Comb.tsx'

const meta = {
  title: 'UI/Comb',
  component: Comb,
  args: {
    counts: { bad: 2, unknown: 1, good: 42 },
    label: '42 online, 2 offline, 1 unknown',
    size: 'lg',
  },
} satisfies Meta<typeof Comb>
export default meta

type Story = StoryObj<typeof meta>

export const Large: Story = {}

export const LargeNarrowTicks: Story = {
  args: { counts: { bad: 4, unknown: 2, good: 58 }, label: '58 online, 4 offline, 2 unknown' },
}

export const LargeShares: Story = {
  args: { counts: { bad: 3, unknown: 10, good: 102 }, label: '102 online, 3 offline, 10 unknown' },
}

export const Small: Story = {
  args: { size: 'sm', counts: { bad: 9, unknown: 0, good: 24 }, label: '24 online, 9 offline' },
}

export const SmallNarrowTicks: Story = {
  args: { size: 'sm', counts: { bad: 2, unknown: 3, good: 42 }, label: '42 online, 2 offline' },
}

export const SmallShares: Story = {
  args: { size: 'sm', counts: { bad: 6, unknown: 0, good: 58 }, label: '58 online, 6 offline' },
}

export const AllBad: Story = {
  args: { counts: { bad: 12, unknown: 0, good: 0 }, label: '0 online, 12 offline' },
}

export const Empty: Story = {
  args: { counts: { bad: 0, unknown: 0, good: 0 }, label: 'No gates' },
}

/** However small a share is, it shows. */
export const Huge: Story = {
  args: {
    counts: { bad: 1, unknown: 1, good: 99_998 },
    label: '99,998 online, 1 offline, 1 unknown',
  },
}
