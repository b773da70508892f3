import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { brand, inBareFrame } from '../../testing/storyFrame.tsx'
import { LoginView } from './LoginView.tsx'

const typed = { username: 'frontdesk@example.com', password: 'password' }

const meta = {
  title: 'Screens/Login',
  component: LoginView,
  decorators: [inBareFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    values: { username: '', password: '' },
    onChange: fn(),
    state: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginView>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const Busy: Story = { args: { values: typed, state: { status: 'busy' } } }

export const Failed: Story = {
  args: {
    values: typed,
    state: { status: 'failed', message: 'Login failed. Please check your email and password.' },
  },
}

export const NoAnswer: Story = {
  args: {
    values: typed,
    state: {
      status: 'failed',
      message: 'An unexpected network or server error occurred during login.',
    },
  },
}

export const OwnBrand: Story = {
  args: { brand: { ...brand, productTitle: 'Harbour Networks Wi-Fi Service Desk' } },
}

export const ByKeyboard: Story = {
  args: { values: typed },
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Email Address:'))
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password:')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
