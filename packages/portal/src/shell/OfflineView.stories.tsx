import { fixtureNow } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inFullFrame } from '../testing/storyFrame.tsx'
import { OfflineView } from './OfflineView.tsx'

const nowMs = Date.parse(fixtureNow)

const meta = {
  title: 'Shell/Offline',
  component: OfflineView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: { since: new Date(nowMs - 4 * 60_000).toISOString(), nowMs, onTryAgain: fn() },
} satisfies Meta<typeof OfflineView>
export default meta

type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline')
    await expect(canvas.getByText(/Last connected: 4 min ago/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
