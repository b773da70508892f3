import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '../testing/storyFrame.tsx'
import { FooterView } from './FooterView.tsx'

const logo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" rx="4" fill="teal"/></svg>'

const meta = {
  title: 'Shell/Footer',
  component: FooterView,
  parameters: { layout: 'fullscreen' },
  args: { brand, companyName: 'Example Company', year: 2026 },
} satisfies Meta<typeof FooterView>
export default meta

type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}

export const SignedIn: Story = { args: { viewer: 'Customer, Harbour Hotels' } }

export const OwnLogo: Story = { args: { brand: { ...brand, logo: { light: logo, dark: logo } } } }
