import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './Button.tsx'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Switch theme', children: <Moon />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ghost: Story = {}

export const SmallSecondary: Story = {
  args: { label: 'Close', size: 'sm', variant: 'secondary', children: <X /> },
}

export const Hover: Story = { parameters: { forced: { hover: 'button' } } }

export const Disabled: Story = { args: { disabled: true } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Switch theme' })).toHaveFocus()
  },
}

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
