import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    children: <Button>Actions</Button>,
    items: [
      { label: 'Rename', icon: <Pencil />, onSelect: fn() },
      { label: 'Copy', icon: <Copy />, detail: 'Ctrl C', onSelect: fn() },
      { label: 'Open the gate', disabled: true },
      { label: 'Plan of the garage', icon: <ExternalLink />, href: '#plan' },
      { label: 'Close for ever', items: [{ label: 'Delete', icon: <Trash2 />, danger: true }] },
    ],
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const OpenByProp: Story = { args: { open: true } }

export const AtTheEnd: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
}

export const Groups: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'This week', items: [{ label: 'Monday' }, { label: 'Tuesday' }] },
      { label: 'Next week', items: [{ label: 'Monday' }, { label: 'Tuesday' }] },
    ],
  },
}

export const Hover: Story = {
  args: { defaultOpen: true },
  parameters: { forced: { hover: '[role="menuitem"]:nth-child(2)' } },
}

/** Without room it scrolls. */
export const Huge: Story = {
  args: {
    defaultOpen: true,
    items: Array.from({ length: 60 }, (_, index) => ({ label: `Level ${index + 1}` })),
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Send the list of all cars that stayed for more than a day to the guard' },
      { label: 'x'.repeat(80), detail: 'Ctrl X' },
    ],
  },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('pl')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Plan/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
