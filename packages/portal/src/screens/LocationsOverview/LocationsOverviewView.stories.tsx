import {
  customers,
  fixtureNow,
  locations,
  manyLocations,
  minutesAgo,
  overviewPage,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { staleStats, statsAfter, statsRefusedAfter } from '../../testing/overviewStats.ts'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import type { OverviewChoices } from './arrangement.ts'
import { LocationsOverviewView } from './LocationsOverviewView.tsx'
import { overviewStats } from './overviewFigures.ts'

const choices: OverviewChoices = { order: 'name', status: 'all', zone: '', search: '' }

const meta = {
  title: 'Screens/LocationsOverview',
  component: LocationsOverviewView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    locations: ready([...locations]),
    stats: statsAfter(12),
    updatedAt: minutesAgo(4),
    answer: loading,
    nowMs: Date.parse(fixtureNow),
    onRefresh: fn(),
    choices,
    onChoicesChange: fn(),
    onClearChoices: fn(),
    onRetryStats: fn(),
    isListShown: false,
    onListShownChange: fn(),
    table: { search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 },
    onTableChange: fn(),
    onShowOfflineDevices: fn(),
    onShowOpenTickets: fn(),
  },
} satisfies Meta<typeof LocationsOverviewView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { locations: loading, updatedAt: null } }

export const Failed: Story = {
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}

export const Empty: Story = { args: { locations: ready([]) } }

export const Ready: Story = {}

export const FirstStatsLoading: Story = { args: { stats: statsAfter(0), updatedAt: null } }

export const StatsLoading: Story = { args: { stats: statsAfter(7) } }

export const List: Story = { args: { isListShown: true } }

export const RetryOfOneLocation: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Old Mill Resort' }))
    await expect(args.onRetryStats).toHaveBeenCalledWith(106)
  },
}

export const SomeUnreadable: Story = { args: { locations: ready(partly(locations, 1)) } }

/** The server refused to be asked on: 7 of 12 locations are known. */
export const PartialTotals: Story = { args: { stats: statsRefusedAfter(7) } }

export const PartialList: Story = { args: { stats: statsRefusedAfter(7), isListShown: true } }

/** Back from another page: the first has been loaded anew, the second is under way. */
export const StaleFigures: Story = { args: { stats: staleStats(1) } }

export const StaleList: Story = { args: { stats: staleStats(1), isListShown: true } }

const worstFirst = { ...choices, order: 'severity' as const }

const inOneCall = {
  answer: ready(null),
  autoRefresh: { isOn: true, onChange: fn() },
  choices: worstFirst,
}

/** All figures come in one answer, which is asked for again by itself. */
export const OneCall: Story = { args: inOneCall }

/** With what is down and since when, where the API tells. */
export const OneCallWithIncidents: Story = {
  args: {
    ...inOneCall,
    stats: overviewStats(
      locations.map(({ id }) => id),
      overviewPage(locations).results.map((one, index) =>
        index === 3 ? { ...one, no_data_since: minutesAgo(200) } : one,
      ),
    ),
    hasIncidents: true,
  },
}

/** One location's clients were not counted for hours. */
export const OneCallWithLateCount: Story = {
  args: {
    ...inOneCall,
    stats: overviewStats(
      locations.map(({ id }) => id),
      overviewPage(locations).results.map((one, index) =>
        index === 0 || index === 1 ? { ...one, clients_counted_at: minutesAgo(190) } : one,
      ),
    ),
    hasIncidents: true,
  },
}

const many = manyLocations(300)

/** Of 300 those in trouble have a card, the others a line when they are asked for. */
export const ThreeHundred: Story = {
  args: {
    ...inOneCall,
    locations: ready(many),
    stats: overviewStats(
      many.map(({ id }) => id),
      overviewPage(many).results.map((one, index) =>
        index % 12 === 6 || index % 60 === 2
          ? one
          : { ...one, offline: 0, unknown: 0, worst_incident: null },
      ),
    ),
    hasIncidents: true,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByRole('link', { name: 'Site 001' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
  },
}

/** What an administrator sees of one customer: what that customer sees, and no more. */
export const AsOneCustomer: Story = {
  args: {
    ...OneCallWithIncidents.args,
    customers: { customers, count: 3, chosen: '7', onChoose: fn(), isViewed: true },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Shown as/)).toHaveTextContent(
      'Shown as Example Company sees it',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Customers' }))
    await expect(args.customers?.onChoose).toHaveBeenCalledWith('')
  },
}

export const Filtered: Story = { args: { choices: { ...worstFirst, status: 'down' } } }

export const NothingFound: Story = {
  args: { choices: { ...choices, search: 'Hilltop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }))
    await expect(args.onClearChoices).toHaveBeenCalledOnce()
  },
}

export const OneCallRefreshing: Story = {
  args: { ...inOneCall, answer: ready(null, 'running') },
}

export const OneCallOutdated: Story = {
  args: { ...inOneCall, answer: ready(null, 'failed'), updatedAt: minutesAgo(19) },
}

export const Refreshed: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const NamesFromRightToLeft: Story = {
  args: { locations: ready(renamed(locations, 'name')) },
  play: expectNamesApart,
}

export const ListFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { ...NamesFromRightToLeft.args, isListShown: true },
  play: expectNamesApart,
}
