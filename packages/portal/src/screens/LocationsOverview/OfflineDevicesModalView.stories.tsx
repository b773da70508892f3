import { minutesAgo, offlineDevices } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { OfflineDevicesModalView } from './OfflineDevicesModalView.tsx'

const meta = {
  title: 'Screens/LocationsOverview/OfflineDevices',
  component: OfflineDevicesModalView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    devices: ready([...offlineDevices]),
    date: '2026-06-18',
    table: { search: '', sort: null, page: 1 },
    onTableChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfflineDevicesModalView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { devices: loading } }
export const Failed: Story = { args: { devices: { status: 'failed', message: 'Disk full' } } }
export const Empty: Story = { args: { devices: ready([]) } }
export const Ready: Story = {}

/** Where the API tells since when, and that one of the sites sends no data any more. */
export const OfflineFor: Story = {
  args: {
    devices: ready(
      offlineDevices.map((device, index) => ({
        ...device,
        offline_since: index === 6 ? null : minutesAgo(17 + index ** 4 * 31),
        no_data_since: index === 4 || index === 5 ? minutesAgo(200) : null,
      })),
    ),
    table: { search: '', sort: { columnId: 'offlineFor', direction: 'descending' }, page: 1 },
  },
}

export const SomeUnreadable: Story = { args: { devices: ready(partly(offlineDevices, 2)) } }

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { devices: ready(renamed(offlineDevices, 'location_name', 'device_name_api')) },
  play: expectNamesApart,
}
