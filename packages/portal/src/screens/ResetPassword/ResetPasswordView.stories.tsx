import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { brand, inBareFrame } from '../../testing/storyFrame.tsx'
import { ResetPasswordView } from './ResetPasswordView.tsx'

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordView,
  decorators: [inBareFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    link: { uid: 'MQ', token: 'c3-9f' },
    state: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetPasswordView>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const Mismatch: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'correct horse')
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'correct house{Enter}')
    await expect(await canvas.findByText('Passwords do not match.')).toBeVisible()
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Busy: Story = { args: { state: { status: 'busy' } } }

export const Done: Story = {
  args: { state: { status: 'done', message: 'Your password has been reset.' } },
}

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'Failed to reset password. The link may be invalid or expired.',
    },
  },
}

export const NoLink: Story = {
  args: {
    state: { status: 'noLink', message: 'Invalid reset link. Please request a new one.' },
  },
}
