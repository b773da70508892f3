import {
  documentationMac,
  earliestMoment,
  fixtureNow,
  minutesAgo,
  nightMoment,
  silentMoment,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { MomentView } from './MomentView.tsx'

const known = (at: string) => ({ status: 'known', atMs: Date.parse(at) }) as const

const meta = {
  title: 'Screens/Moment',
  component: MomentView,
  decorators: inLocationFrame('/locations/101/devices?at=2026-06-18T00:22'),
  parameters: { layout: 'fullscreen' },
  args: {
    page: 'devices',
    location: ready(harbourPoint),
    asked: known(nightMoment.at),
    moment: ready(nightMoment),
    nowMs: Date.parse(fixtureNow),
    table: { search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 },
    onTableChange: fn(),
    nowTo: '/locations/101/devices',
    ssidsTo: '/locations/101/ssids?at=2026-06-18T00:22',
    ticketsTo: '/locations/101/tickets?at=2026-06-18T00:22',
    onAsk: fn(),
  },
} satisfies Meta<typeof MomentView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { moment: loading } }

export const Failed: Story = {
  args: { moment: { status: 'failed', message: 'Failed to fetch the moment', retry: fn() } },
}

export const LocationMissing: Story = {
  parameters: { visual: false },
  args: {
    asked: { status: 'pending' },
    location: { status: 'failed', message: 'Details not found.' },
  },
}

/** The night in which nearly all of a site went down. */
export const Devices: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier Change' }))
    await expect(args.onAsk).toHaveBeenCalledWith(Date.parse(minutesAgo(900)))
  },
}

export const Ssids: Story = { args: { page: 'ssids' } }

export const Tickets: Story = {
  args: {
    page: 'tickets',
    table: { search: '', sort: { columnId: 'date', direction: 'descending' }, page: 1 },
  },
}

export const NoTickets: Story = {
  parameters: { visual: false },
  args: { page: 'tickets', moment: ready({ ...nightMoment, open_tickets: [] }) },
}

/** Deliveries had stopped: nothing is claimed, and what was last known stands beside it. */
export const NoData: Story = {
  args: { moment: ready(silentMoment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible()
    await expect(canvas.queryByText('Critical')).toBeNull()
  },
}

export const BeforeDiscovery: Story = {
  args: { asked: known(earliestMoment.at), moment: ready(earliestMoment) },
}

export const Future: Story = {
  args: { asked: { status: 'fault', message: 'This moment is still to come.' }, moment: loading },
}

/** What the field is asked for that cannot be shown is said at the field, and what is shown stays. */
export const FieldRefuses: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Moment')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-06-19T10:00')
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await expect(field).toHaveAccessibleDescription('This moment is still to come.')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '2026-06-17T10:00{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith(Date.parse('2026-06-17T09:00:00Z'))
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await expect(field).toHaveAccessibleDescription('Please enter a date and a time.')
  },
}

/** In an hour that the clocks repeat the offset tells which. */
export const HourThatComesTwice: Story = {
  parameters: { visual: false },
  args: { asked: known('2025-10-26T01:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/As it stood on 2025-10-26 01:30 \(\+00:00\)/)).toBeVisible()
  },
}

export const SomeUnreadable: Story = {
  parameters: { visual: false },
  args: {
    moment: ready({ ...nightMoment, devices: partly(nightMoment.devices, 2), clients: {} }),
  },
}

/** What an API with other ideas may say. */
export const Hostile: Story = {
  args: {
    location: ready({ ...harbourPoint, name: '<b>=SUM(A1)</b>', timezone: 'Europe/Atlantis' }),
    moment: ready({
      ...nightMoment,
      devices: [
        {
          id: 1,
          ap_mac_address: '',
          device_name_api: `=cmd|' /C calc'!A0 ${'long '.repeat(20)}`,
          status: 'offline',
          since: 'N/A',
        },
      ],
      open_tickets_count: null,
      closed_tickets_last_7_days_count: null,
      earlier_change: 'yesterday',
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    location: ready(guestHouse),
    moment: ready({ ...nightMoment, devices: renamed(nightMoment.devices, 'device_name_api') }),
  },
  play: expectNamesApart,
}

export const Large: Story = {
  parameters: { visual: false },
  args: {
    moment: ready({
      ...nightMoment,
      open_tickets_count: 1234,
      clients: { clients: 123_456, usual: 98_765.5 },
      devices: Array.from({ length: 2000 }, (_, index) => ({
        id: index,
        ap_mac_address: documentationMac(index),
        device_name_api: `AP-${index}`,
        status: index % 3 === 0 ? 'offline' : 'online',
        since: minutesAgo(index),
      })),
    }),
  },
}
