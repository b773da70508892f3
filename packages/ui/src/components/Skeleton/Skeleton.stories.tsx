import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '120px' } }

export const Block: Story = { args: { width: '112px', height: '32px' } }

/** A line with it is as high as one with words. */
export const InText: Story = {
  args: { width: '160px', inline: true },
  render: (args) => (
    <>
      <p>
        <span>Last updated:</span> <Skeleton {...args} />
      </p>
      <p>Last updated: 2026-06-18 12:00</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [pending, said] = canvasElement.querySelectorAll('p')
    await expect(pending?.offsetHeight).toBe(said?.offsetHeight)
  },
}
