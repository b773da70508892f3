import {
  deviceHistory,
  deviceIncidents,
  fixtureNow,
  historyDevice,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { DeviceHistoryView } from './DeviceHistoryView.tsx'
import { DeviceIncidentsView } from './DeviceIncidentsView.tsx'

/** Below the status history of a device, where the API announces incidents. */
const meta = {
  title: 'Screens/DeviceIncidents',
  component: DeviceIncidentsView,
  decorators: [
    (Story) => (
      <DeviceHistoryView
        mac={historyDevice.ap_mac_address}
        location={ready(harbourPoint)}
        device={ready(historyDevice)}
        history={ready(deviceHistory.slice(-3))}
        nowMs={Date.parse(fixtureNow)}
        backTo="/locations/101/devices"
        page={1}
        onPageChange={fn()}
        range={null}
        detail={null}
        onShowDetail={fn()}
        onCloseDetail={fn()}
        detailTable={{ search: '', sort: null, page: 1 }}
        onDetailTableChange={fn()}
        incidents={<Story />}
      />
    ),
    ...inLocationFrame('/locations/101/devices/00%3A00%3A5E%3A00%3A53%3A32/history'),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    locationId: 101,
    mac: historyDevice.ap_mac_address,
    zone: 'Europe/London',
    told: ready(deviceIncidents),
  },
} satisfies Meta<typeof DeviceIncidentsView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { told: loading } }

export const Failed: Story = {
  args: {
    told: {
      status: 'failed',
      message: 'Failed to fetch the incidents of the device',
      retry: fn(),
    },
  },
}

export const Empty: Story = {
  args: {
    told: ready({ incidents: [], incidents_count: 0, tickets: [], tickets_count: 0 }),
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: /^View Incident of/ })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/locations\/101\/incidents\//),
    )
  },
}

/** More than are named. */
export const Many: Story = {
  parameters: { visual: false },
  args: {
    told: ready({
      ...deviceIncidents,
      incidents: Array.from({ length: 34 }, (_, index) =>
        deviceIncidents.incidents.map((one) => ({ ...one, id: `${one.id} ${index}` })),
      ).flat(),
      incidents_count: 1204,
      tickets_count: 950,
    }),
  },
}

export const SomeUnreadable: Story = {
  parameters: { visual: false },
  args: {
    told: ready({
      ...deviceIncidents,
      incidents: partly(
        deviceIncidents.incidents.map((one) => ({
          ...one,
          own_started_at: 'N/A',
          own_minutes_down: null,
          calls: null,
        })),
        2,
      ),
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    told: ready({ ...deviceIncidents, tickets: renamed(deviceIncidents.tickets, 'issue_api') }),
  },
  play: expectNamesApart,
}
