import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectNamesApart, nameAt } from '../../../testing/rightToLeft.ts'
import { DeleteScheduleView } from './DeleteScheduleView.tsx'

const meta = {
  title: 'Screens/Reports/Delete schedule',
  component: DeleteScheduleView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Weekly network health',
    state: { status: 'asking' },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteScheduleView>
export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Deleting: Story = { args: { state: { status: 'deleting' } } }

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'Failed to delete the schedule. Please try again.',
    },
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { name: nameAt(0) },
  play: expectNamesApart,
}
