import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { brand, inRouter } from '../testing/storyFrame.tsx'
import { NavBarView } from './NavBarView.tsx'

const account = {
  mainLink: { text: 'Dashboard', to: '/dashboard' },
  viewer: 'Administrator',
  onFind: fn(),
  onSignOut: fn(),
} as const

const meta = {
  title: 'Shell/NavBar',
  component: NavBarView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { brand, colorScheme: 'light', onToggleColorScheme: fn(), account },
} satisfies Meta<typeof NavBarView>
export default meta

type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }))
    await expect(args.onToggleColorScheme).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await expect(args.account?.onFind).toHaveBeenCalledOnce()
    const logo = canvas.getByRole('link', { name: /Network Portal.*, home/ })
    await expect(logo).toHaveAttribute('href', '/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.account?.onSignOut).toHaveBeenCalledOnce()
  },
}

export const OnlyLocation: Story = {
  args: { account: { ...account, mainLink: { text: 'Devices', to: '/locations/7/devices' } } },
}

export const LongNames: Story = {
  args: {
    brand: { ...brand, productTitle: 'Harbour Networks Wi-Fi Desk' },
    account: { ...account, viewer: 'Customer, The Long Meadow Country House Hotel Group' },
  },
}

/** An API of ours has mails about incidents. */
export const WithMails: Story = {
  args: { account: { ...account, mailsLink: '/incident-mails', monthLink: '/month' } },
}

export const SignedOut: Story = { args: { account: null } }
