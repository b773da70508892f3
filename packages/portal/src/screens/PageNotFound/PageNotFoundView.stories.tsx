import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBareFrame, inFullFrame } from '../../testing/storyFrame.tsx'
import { PageNotFoundView } from './PageNotFoundView.tsx'

const meta = {
  title: 'Screens/PageNotFound',
  component: PageNotFoundView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageNotFoundView>
export default meta

type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  args: { isSignedIn: true },
  decorators: [inFullFrame],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to Dashboard' })
    await expect(link).toHaveAttribute('href', '/dashboard')
  },
}

export const SignedOut: Story = {
  args: { isSignedIn: false },
  decorators: [inBareFrame],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to Login' })
    await expect(link).toHaveAttribute('href', '/login')
  },
}
