import {
  documentationMac,
  fixtureNow,
  minutesAgo,
  nightIncident,
  pastIncident,
  smallIncident,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, nameAt, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { IncidentView } from './IncidentView.tsx'

const meta = {
  title: 'Screens/Incident',
  component: IncidentView,
  decorators: inLocationFrame('/locations/101/incidents/101-1781744400000'),
  parameters: { layout: 'fullscreen' },
  args: {
    incident: ready(nightIncident),
    nowMs: Date.parse(fixtureNow),
    table: { search: '', sort: { columnId: 'from', direction: 'ascending' }, page: 1 },
    onTableChange: fn(),
  },
} satisfies Meta<typeof IncidentView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { incident: loading } }

export const Failed: Story = {
  args: { incident: { status: 'failed', message: 'Failed to fetch the incident', retry: fn() } },
}

/** One of 44 access points is still down. */
export const Open: Story = {
  args: { momentTo: '/locations/101/devices?at=2026-06-18T00:05' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ticket Details 48196' })
    await expect(link).toHaveAttribute('href', '/locations/101/tickets?days=0&ticket=48196')
  },
}

export const Over: Story = { args: { incident: ready(pastIncident) } }

/** The last that was down did not come back: it was taken down. */
export const EndedByRetirement: Story = {
  args: {
    incident: ready({
      ...smallIncident,
      ended_by_retirement: true,
      outages: smallIncident.outages.map((outage) => ({ ...outage, ended_by_retirement: true })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is over: no access point is down any more')).toBeVisible()
    await expect(canvas.getByText('Taken out of service')).toBeVisible()
  },
}

/** Nobody called, and what is usual is not known. */
export const Small: Story = { args: { incident: ready(smallIncident) } }

export const NoData: Story = {
  args: { incident: ready({ ...nightIncident, down_now: 44, no_data_since: minutesAgo(620) }) },
}

export const SomeUnreadable: Story = {
  args: {
    incident: ready({
      ...nightIncident,
      calls: null,
      minutes_down: null,
      outages: partly(nightIncident.outages, 2),
    }),
  },
}

/** What an API with other ideas may say. */
export const Hostile: Story = {
  args: {
    incident: ready({
      ...smallIncident,
      location_name: '<b>=SUM(A1)</b> & "quotes"',
      location_timezone: 'Europe/Atlantis',
      started_at: 'N/A',
      outages: [
        {
          ap_mac_address: '',
          device_name_api: `=cmd|' /C calc'!A0 ${'long '.repeat(20)}`,
          started_at: 'N/A',
          ended_at: 'yesterday',
        },
      ],
      tickets: [{ calltek_ticket_id: '<i>1</i>', issue_api: '@SUM(A1:A9)', room: '='.repeat(40) }],
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    incident: ready({
      ...nightIncident,
      location_name: nameAt(1),
      outages: renamed(nightIncident.outages.slice(0, 9), 'device_name_api'),
      tickets: renamed(nightIncident.tickets, 'issue_api'),
    }),
  },
  play: expectNamesApart,
}

/** A thousand access points, and more calls than are named. */
export const Large: Story = {
  parameters: { visual: false },
  args: {
    incident: ready({
      ...nightIncident,
      calls: 950,
      outages: Array.from({ length: 1000 }, (_, index) => ({
        ap_mac_address: documentationMac(index),
        device_name_api: `AP-${index}`,
        started_at: minutesAgo(800),
        ended_at: null,
        minutes_down: 800,
      })),
    }),
  },
}
