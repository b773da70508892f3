import {
  deviceHistory,
  faultlessHistory,
  fixtureNow,
  historyDevice,
  restlessHistory,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, nameAt } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { DeviceHistoryView } from './DeviceHistoryView.tsx'

const meta = {
  title: 'Screens/DeviceHistory',
  component: DeviceHistoryView,
  decorators: inLocationFrame('/locations/101/devices/00%3A00%3A5E%3A00%3A53%3A32/history'),
  parameters: { layout: 'fullscreen' },
  args: {
    mac: historyDevice.ap_mac_address,
    location: ready(harbourPoint),
    device: ready(historyDevice),
    history: ready([...deviceHistory]),
    nowMs: Date.parse(fixtureNow),
    backTo: '/locations/101/devices',
    page: 1,
    onPageChange: fn(),
    range: null,
    detail: null,
    onShowDetail: fn(),
    onCloseDetail: fn(),
    detailTable: { search: '', sort: { columnId: 'from', direction: 'descending' }, page: 1 },
    onDetailTableChange: fn(),
    incidents: null,
  },
} satisfies Meta<typeof DeviceHistoryView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { device: loading, history: loading } }

export const Failed: Story = {
  args: {
    device: { status: 'failed', message: 'Failed to fetch device details', retry: fn() },
  },
}

export const Empty: Story = { args: { history: ready([]) } }

export const Ready: Story = {}

/** It was taken down while it was offline, and is neither up nor down since. */
export const OutOfService: Story = {
  args: {
    device: ready({ ...historyDevice, current_status: null, retired_at: '2026-06-18T10:00:00Z' }),
    history: ready([...deviceHistory, { time: '2026-06-18T10:00:00Z', status: null }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Taken out of service on 2026-06-18 11:00/)).toBeVisible()
    await expect(canvas.queryByText('(current)')).toBeNull()
  },
}

/** In the middle of May the device was still to be discovered. */
export const OfRange: Story = {
  args: {
    range: {
      name: '2026-05',
      period: {
        fromMs: Date.parse('2026-04-30T23:00:00Z'),
        untilMs: Date.parse('2026-05-31T23:00:00Z'),
      },
    },
  },
}

export const UptimeOpened: Story = { args: { detail: 'lifetime' } }

/** With time before discovery, which counts for nothing, and the periods of a search. */
export const UptimeOfRangeOpened: Story = {
  parameters: { visual: false },
  args: {
    ...OfRange.args,
    detail: 'range',
    detailTable: {
      search: 'Online',
      sort: { columnId: 'duration', direction: 'descending' },
      page: 1,
    },
  },
}

export const NeverDown: Story = { args: { history: ready([...faultlessHistory]) } }

/** 20,000 changes of status. */
/** A page of it is higher than a picture can be. */
export const Restless: Story = {
  args: { history: ready([...restlessHistory]) },
  parameters: { visual: false },
}

export const RestlessLastPage: Story = {
  args: { ...Restless.args, page: 200 },
  parameters: { visual: false },
}

export const DiscoveryUnknown: Story = {
  args: { device: ready({ ...historyDevice, device_name_api: null, first_discovered_at: null }) },
}

export const SomeUnreadable: Story = { args: { history: ready(partly(deviceHistory, 1)) } }

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { device: ready({ ...historyDevice, device_name_api: nameAt(3) }) },
  play: expectNamesApart,
}
