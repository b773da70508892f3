import {
  calmNetwork,
  documentationMac,
  minutesAgo,
  nightNetwork,
} from '@netportal/contract/fixtures'
import { Modal } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { TicketNetworkView } from './TicketNetworkView.tsx'

const meta = {
  title: 'Screens/Tickets/Network at the time',
  component: TicketNetworkView,
  decorators: (Story) => (
    <MemoryRouter>
      <Modal title="Details for Ticket #48197" size="xl" fullScreenOnPhone onClose={fn()}>
        <Story />
      </Modal>
    </MemoryRouter>
  ),
  parameters: { layout: 'fullscreen' },
  args: { network: ready(nightNetwork), room: '214', hasIncidents: true },
} satisfies Meta<typeof TicketNetworkView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { network: loading } }

export const Failed: Story = {
  args: {
    network: {
      status: 'failed',
      message: 'Failed to fetch the network at the time',
      retry: fn(),
    },
  },
}

/** Of 44 access points that were down one is not back. */
export const ManyDown: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Incident Since 2026-06-18 00:04/ })
    await expect(link).toHaveAttribute('href', '/locations/101/incidents/101-1781737440000')
    await expect(screen.getByText('44 of 45 access points were down.')).toBeVisible()
  },
}

export const NothingWrong: Story = { args: { network: ready(calmNetwork) } }

/** It came in the half hour after an incident, and all were back. */
export const AllBack: Story = {
  args: {
    network: ready({
      ...calmNetwork,
      incidents: nightNetwork.incidents.map((one) => ({ ...one, ended_at: minutesAgo(190) })),
    }),
  },
}

export const NoData: Story = {
  args: {
    network: ready({
      ...calmNetwork,
      online: 0,
      unknown: 45,
      no_data_since: minutesAgo(620),
      likely: calmNetwork.likely.map((one) => ({ ...one, status: 'unknown', since: null })),
      clients: null,
    }),
  },
}

export const SomeUnknown: Story = {
  args: { network: ready({ ...calmNetwork, online: 43, unknown: 2 }) },
}

export const NoGuess: Story = {
  args: { network: ready({ ...calmNetwork, likely: [], likely_count: 0 }), room: 'Presidential' },
}

export const NoRoom: Story = {
  args: { network: ready({ ...calmNetwork, likely: [], likely_count: 0 }), room: '' },
}

/** With an API that has no pages of incidents, nothing leads there; what is back is not known of a silent site. */
export const Alone: Story = {
  parameters: { visual: false },
  args: {
    hasIncidents: false,
    network: ready({
      ...nightNetwork,
      offline: 950,
      down: nightNetwork.down.map(({ came_back_at: _, is_still_down: __, ...one }) => one),
      likely_count: 40,
    }),
  },
  play: async () => {
    await expect(screen.queryByRole('link', { name: /^Incident/ })).toBeNull()
    await expect(screen.getByText('37 more may serve it.')).toBeVisible()
    await expect(screen.getByText('Showing the first 44 of 950 access points.')).toBeVisible()
    await expect(screen.queryByText('Not yet')).toBeNull()
  },
}

/** What an API with other ideas may say. */
export const Hostile: Story = {
  args: {
    room: `<b>401</b> ${'='.repeat(60)}`,
    network: ready({
      ...nightNetwork,
      location_timezone: 'Europe/Atlantis',
      at: 'N/A',
      offline: 1,
      online: 0,
      down: partly(
        [
          {
            ap_mac_address: documentationMac(1),
            device_name_api: `=cmd|' /C calc'!A0 ${'long '.repeat(20)}`,
            since: 'yesterday',
          },
        ],
        2,
      ),
      likely: [],
      likely_count: 0,
      incidents: nightNetwork.incidents.map((one) => ({ ...one, started_at: 'N/A' })),
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    room: 'חדר 12',
    network: ready({
      ...nightNetwork,
      likely: renamed(nightNetwork.likely, 'device_name_api'),
      down: renamed(nightNetwork.down.slice(0, 5), 'device_name_api'),
    }),
  },
  play: expectNamesApart,
}
