import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectNamesApart, nameAt } from '../../../testing/rightToLeft.ts'
import { RunScheduleView } from './RunScheduleView.tsx'

const meta = {
  title: 'Screens/Reports/Run schedule',
  component: RunScheduleView,
  parameters: { layout: 'fullscreen' },
  args: {
    schedule: {
      name: 'Daily down devices',
      report_type: 'down_device',
      recipients: 'duty@hotel.example, manager@hotel.example',
    },
    state: { status: 'asking' },
    onStart: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RunScheduleView>
export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const WithOwnPeople: Story = {
  args: {
    schedule: {
      name: 'Weekly network health of each hotel',
      report_type: 'network_health',
      recipients: 'head.office@hotel.example',
      site_recipients: [
        { location_id: 101, recipients: 'harbour@hotel.example, duty@hotel.example' },
        { location_id: 102, recipients: 'centre@hotel.example' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 locations to 3 addresses of their own')).toBeVisible()
  },
}

export const Starting: Story = {
  args: { state: { status: 'starting', kind: 'run' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting...' }))
    await expect(canvas.getByRole('button', { name: 'Send test mail to me' })).toBeDisabled()
    await expect(args.onStart).not.toHaveBeenCalled()
  },
}

export const SendingTest: Story = { args: { state: { status: 'starting', kind: 'test' } } }

export const AlreadyMailed: Story = {
  args: {
    state: {
      status: 'declined',
      message:
        'The report of 2026-06-17 was mailed to all recipients already. Nobody gets one period twice.',
    },
  },
}

export const Failed: Story = {
  args: {
    state: { status: 'failed', message: 'Failed to run the schedule. Please try again.' },
  },
}

export const ManyRecipients: Story = {
  args: {
    schedule: {
      report_type: 'data_usage',
      name: 'Monthly data usage of the whole group, for the finance department and the board',
      recipients: Array.from({ length: 50 }, (_, i) => `reader-${i + 1}@hotel.example`).join(', '),
    },
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    schedule: { report_type: 'down_device', name: nameAt(0), recipients: 'אורח@hotel.example' },
  },
  play: expectNamesApart,
}
