import {
  devices,
  fixtureNow,
  happenings,
  incidentPage,
  minutesAgo,
  mixedDevices,
  openIncidents,
  ssidSummary,
  ticketSummary,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NewsView } from '../../news/NewsView.tsx'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { DevicesView } from './DevicesView.tsx'

const table = { search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 } as const

const meta = {
  title: 'Screens/Devices',
  component: DevicesView,
  decorators: inLocationFrame('/locations/101/devices'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    devices: ready([...mixedDevices]),
    ssids: ready(ssidSummary),
    tickets: ready(ticketSummary),
    nowMs: Date.parse(fixtureNow),
    isAutoRefreshOn: true,
    onAutoRefreshChange: fn(),
    table,
    onTableChange: fn(),
  },
} satisfies Meta<typeof DevicesView>
export default meta

type Story = StoryObj<typeof meta>

const news = {
  sinceMs: Date.parse(minutesAgo(1232)),
  zone: 'Europe/London',
  nowMs: Date.parse(fixtureNow),
  happenings: ready({ ...happenings, locations: happenings.locations.slice(0, 1) }),
  incidents: ready(
    incidentPage(openIncidents.filter(({ location_id }) => location_id === harbourPoint.id)),
  ),
  hasHistory: true,
  onShow: fn(),
}

export const Loading: Story = {
  args: { location: loading, devices: loading, ssids: loading, tickets: loading },
}

export const Failed: Story = {
  args: {
    devices: {
      status: 'failed',
      message: 'An unknown error occurred while fetching device data.',
      retry: fn(),
    },
  },
}

export const LocationMissing: Story = {
  args: { location: { status: 'failed', message: 'Details not found.' } },
}

export const Empty: Story = { args: { devices: ready([]) } }

export const Ready: Story = {}

/** What somebody with one location is told, who never sees the overview. */
export const WithNews: Story = { args: { news: <NewsView {...news} /> } }

export const WithNewsOnPhone: Story = {
  // The story of the same on a wide screen has a picture of this width too.
  parameters: { visual: false },
  args: { news: <NewsView {...news} /> },
  globals: { viewport: { value: 'phone' } },
}

export const Good: Story = { args: { devices: ready(devices({ online: 42, offline: 2 })) } }

export const Warning: Story = { args: { devices: ready(devices({ online: 35, offline: 10 })) } }

/** The controller has not counted for hours: two counts and more did not come. */
export const CountLate: Story = {
  args: {
    ssids: ready({
      ...ssidSummary,
      clients_counted_at: minutesAgo(190),
      count_interval_seconds: 3600,
    }),
  },
}

export const SummariesLoading: Story = { args: { ssids: loading, tickets: loading } }

export const SummariesFailed: Story = {
  args: {
    ssids: { status: 'failed', message: 'Failed to fetch SSID summary', retry: fn() },
    tickets: { status: 'failed', message: 'Failed to fetch ticket summary', retry: fn() },
  },
}

export const BackgroundRefreshFailed: Story = {
  args: {
    devices: ready(devices({ online: 30, offline: 14, unknown: 1 }), 'failed'),
    table: { ...table, search: 'Offline' },
  },
}

export const SearchByStatus: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\d Offline$/ }))
    await expect(args.onTableChange).toHaveBeenCalledWith({ ...table, search: 'Offline' })
  },
}

export const SomeUnreadable: Story = { args: { devices: ready(partly(mixedDevices, 3)) } }

export const NamesFromRightToLeft: Story = {
  args: {
    location: ready(guestHouse),
    devices: ready(renamed(mixedDevices, 'device_name_api', 'model_api')),
  },
  play: expectNamesApart,
}
