import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { brand, inBareFrame } from '../../testing/storyFrame.tsx'
import { RequestPasswordResetView } from './RequestPasswordResetView.tsx'

const typed = 'frontdesk@example.com'

const meta = {
  title: 'Screens/RequestPasswordReset',
  component: RequestPasswordResetView,
  decorators: [inBareFrame],
  parameters: { layout: 'fullscreen' },
  args: { brand, email: '', onChange: fn(), state: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof RequestPasswordResetView>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const Busy: Story = { args: { email: typed, state: { status: 'busy' } } }

export const Sent: Story = {
  args: {
    email: typed,
    state: {
      status: 'sent',
      message: 'If an account with this address exists, a mail with a reset link is on its way.',
    },
  },
}

export const Failed: Story = {
  args: { email: typed, state: { status: 'failed', message: 'An unexpected error occurred.' } },
}
