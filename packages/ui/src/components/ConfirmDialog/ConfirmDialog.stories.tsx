import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Delete schedule',
    children: 'Are you sure you want to delete this schedule?',
    confirmText: 'Delete',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = {}

export const Busy: Story = { args: { busy: true, confirmingText: 'Deleting...' } }

export const Failed: Story = { args: { error: 'The schedule could not be deleted.' } }

export const LongText: Story = {
  args: {
    title: 'Delete the schedule of every location of The Long Meadow Country House Garage',
    children: `Are you sure you want to delete ${'averylongnamewithoutspaces'.repeat(5)}?`,
    confirmText: 'Delete it with all of its history',
    cancelText: 'Leave everything as it was',
  },
}

export const SafeByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Delete schedule' }),
    ).toHaveAccessibleDescription('Are you sure you want to delete this schedule?')
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
