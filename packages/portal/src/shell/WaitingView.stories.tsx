import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inFullFrame } from '../testing/storyFrame.tsx'
import { WaitingView } from './WaitingView.tsx'

const meta = {
  title: 'Shell/Waiting',
  component: WaitingView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: { wait: { secondsLeft: 9, announcedSeconds: 12 } },
} satisfies Meta<typeof WaitingView>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async () => {
    const status = await screen.findByText('Waiting for the server: 12 s')
    await expect(status).toHaveAttribute('aria-live', 'polite')
    const place = status.parentElement ?? document.body
    await expect(within(place).getByText('Waiting for the server: 9 s')).toBeVisible()
  },
}

export const Nothing: Story = { args: { wait: null }, parameters: { visual: false } }
