import { locations, manyLocations, ssids } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ready } from '../../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../../testing/rightToLeft.ts'
import { inRouter } from '../../../testing/storyFrame.tsx'
import { ReportFormView } from './ReportFormView.tsx'
import { reportDefaults } from './reportRequest.ts'

const today = '2026-06-18'
const filled = {
  ...reportDefaults('data_usage', locations, today),
  location_id: 101,
  ssid_ids: [307, 306],
}

const meta = {
  title: 'Screens/Reports/Report form',
  component: ReportFormView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'data_usage',
    locations: ready([...locations]),
    ssids: ready([...ssids]),
    onLocationChange: fn(),
    today,
    typed: filled,
    task: { status: 'idle' },
    isOurs: true,
    onCancel: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ReportFormView>
export default meta

type Story = StoryObj<typeof meta>

export const LoadingChoices: Story = { args: { locations: { status: 'loading' } } }

export const FailedChoices: Story = {
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}

export const NetworkHealth: Story = { args: { type: 'network_health', ssids: null, typed: null } }

export const DeviceUptime: Story = {
  args: { type: 'device_uptime', ssids: null, typed: null, locations: ready(manyLocations(300)) },
}

export const ClientCount: Story = { args: { type: 'client_count_graph', ssids: null, typed: null } }

export const MorningBrief: Story = {
  args: { type: 'morning_brief', ssids: null, typed: null },
}

export const MonthlyFigures: Story = {
  args: { type: 'group_month', ssids: null, typed: null },
}

/** Days of two months are no month. */
export const MonthlyFiguresOfTwoMonths: Story = {
  parameters: { visual: false },
  args: {
    type: 'group_month',
    ssids: null,
    typed: {
      ...reportDefaults('group_month', locations, today),
      location_ids: [101],
      start_date: '2026-04-01',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Report' }))
    await expect(
      await canvas.findByText('Please choose one month, from its first day on.'),
    ).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const DataUsage: Story = {}

/** Of hundreds of locations one is found by typing. */
export const HundredsOfLocations: Story = {
  args: { locations: ready(manyLocations(300)) },
  play: async ({ canvas, args }) => {
    const place = canvas.getByRole('combobox', { name: 'Location' })
    const name = manyLocations(300)[250]?.name ?? ''
    await userEvent.clear(place)
    await userEvent.type(place, name)
    await userEvent.keyboard('{Enter}')
    await expect(place).toHaveValue(name)
    await expect(args.onLocationChange).toHaveBeenLastCalledWith(manyLocations(300)[250]?.id)
  },
}

export const DownDevice: Story = { args: { type: 'down_device', ssids: null, typed: null } }

export const CallCenterActivity: Story = {
  args: { type: 'call_center_activity', ssids: null, typed: null },
}

export const LoadingSsids: Story = {
  args: { ssids: { status: 'loading' }, typed: { ...filled, ssid_ids: [] } },
}

export const FailedSsids: Story = {
  args: {
    ssids: {
      status: 'failed',
      message: 'An unknown error occurred while fetching data.',
      retry: fn(),
    },
    typed: { ...filled, ssid_ids: [] },
  },
}

export const Invalid: Story = {
  args: {
    ssids: null,
    typed: { ...filled, location_id: '', ssid_ids: [], end_date: '2026-06-01' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Report' }))
    await expect(await canvas.findByText('Please select a location.')).toBeVisible()
    await expect(canvas.getByText('Please select at least one SSID.')).toBeVisible()
    await expect(canvas.getByText('Start date cannot be after end date.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const running = { status: 'running', taskId: 't-1', progress: null, cancel: 'no' } as const

export const Generating: Story = { args: { isOurs: false, task: running } }

/** The server says how far it is, and can stop. */
export const GeneratingOfMany: Story = {
  args: { task: { ...running, progress: { done: 120, of: 300, unit: 'location' } } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading locations' })
    await expect(bar).toHaveAttribute('aria-valuetext', '120 of 300')
    await expect(canvas.getByText('Reading locations: 75 of 300')).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Report' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const WritingTheFile: Story = {
  args: {
    task: { ...running, progress: { done: 300, of: 300, unit: 'location' }, cancel: 'refused' },
  },
}

export const Cancelling: Story = { args: { task: { ...running, cancel: 'asked' } } }

export const Cancelled: Story = { args: { task: { status: 'cancelled' } } }

export const Success: Story = {
  args: { task: { status: 'succeeded', fileName: 'data-usage.pdf' } },
}

export const StartFailed: Story = {
  args: { task: { status: 'failed', reason: 'start', said: null } },
}

export const StatusFailed: Story = {
  args: { task: { status: 'failed', reason: 'status', said: null } },
}

export const Failed: Story = { args: { task: { status: 'failed', reason: 'task', said: null } } }

/** With our server, which says why. */
export const FailedWithReason: Story = {
  args: {
    task: {
      status: 'failed',
      reason: 'task',
      said: 'There is no room for the file of the report.',
    },
  },
}

export const TimedOut: Story = {
  args: { task: { status: 'failed', reason: 'timeout', said: null } },
}

export const DownloadFailed: Story = {
  args: { task: { status: 'failed', reason: 'download', said: null } },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    locations: ready(renamed(locations, 'name')),
    ssids: ready(renamed(ssids, 'ssid_broadcast_name_api')),
  },
  play: expectNamesApart,
}
