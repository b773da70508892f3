import {
  callsWithoutOutage,
  callWithoutOutagePage,
  fixtureNow,
  incidentPage,
  locations,
  manyLocations,
  nightIncident,
  openIncidents,
  pastIncident,
  smallIncident,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { IncidentsView } from './IncidentsView.tsx'

const all = [nightIncident, smallIncident, pastIncident, ...openIncidents.slice(0, 3)]

const meta = {
  title: 'Screens/Incidents',
  component: IncidentsView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'incidents',
    onTabChange: fn(),
    locations: ready([...locations]),
    location: null,
    onLocationChange: fn(),
    days: 30,
    onDaysChange: fn(),
    state: null,
    onStateChange: fn(),
    called: null,
    onCalledChange: fn(),
    incidents: ready(incidentPage(all.map((one, index) => ({ ...one, id: `${index}-1` })))),
    calls: ready(callWithoutOutagePage(callsWithoutOutage)),
    nowMs: Date.parse(fixtureNow),
    table: { search: '', sort: { columnId: 'since', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof IncidentsView>
export default meta

type Story = StoryObj<typeof meta>

const onPhone = { globals: { viewport: { value: 'phone' } } }
const sortedByDate = { table: { search: '', sort: null, page: 1 } }

export const Loading: Story = { args: { incidents: loading, locations: loading } }

export const Failed: Story = {
  args: { incidents: { status: 'failed', message: 'Failed to fetch incidents', retry: fn() } },
}

export const Ready: Story = {}

export const Phone: Story = onPhone

export const Empty: Story = { args: { incidents: ready(incidentPage([])) } }

export const NobodyCalled: Story = {
  args: {
    location: '101',
    called: 'none',
    state: 'over',
    incidents: ready(incidentPage([smallIncident])),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Calls'), 'Somebody called')
    await expect(args.onCalledChange).toHaveBeenCalledWith('some')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'All')
    await expect(args.onStateChange).toHaveBeenCalledWith(null)
  },
}

export const NoSuchIncidents: Story = {
  parameters: { visual: false },
  args: { called: 'none', incidents: ready(incidentPage([])) },
}

export const SomeUnreadable: Story = {
  parameters: { visual: false },
  args: { incidents: ready({ ...incidentPage(all), results: partly(all.slice(0, 2), 1) }) },
}

/** A year of 300 sites: more than a file has. */
export const ManySites: Story = {
  args: {
    days: 365,
    locations: ready(manyLocations(300)),
    incidents: ready({
      ...incidentPage(
        manyLocations(15).map(({ id, name, timezone }) => ({
          ...pastIncident,
          id: `${id}-1`,
          location_id: id,
          location_name: name,
          location_timezone: timezone,
        })),
      ),
      count: 15_210,
    }),
  },
}

export const Calls: Story = { args: { tab: 'calls', ...sortedByDate } }

export const CallsOnPhone: Story = { args: Calls.args ?? {}, ...onPhone }

export const CallsLoading: Story = { args: { tab: 'calls', calls: loading } }

export const CallsFailed: Story = {
  parameters: { visual: false },
  args: {
    tab: 'calls',
    calls: { status: 'failed', message: 'Failed to fetch calls', retry: fn() },
  },
}

export const NoCalls: Story = {
  args: {
    tab: 'calls',
    calls: ready({ ...callWithoutOutagePage([]), during_outages: 0, unknown: 0 }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { incidents: ready(incidentPage(renamed(openIncidents, 'location_name'))) },
  play: expectNamesApart,
}
