import {
  fixtureNow,
  happenings,
  incidentPage,
  locations,
  manyLocations,
  minutesAgo,
  nothingHappened,
  openIncidents,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LocationsOverviewView } from '../screens/LocationsOverview/LocationsOverviewView.tsx'
import { statsAfter } from '../testing/overviewStats.ts'
import { loading, partly, ready } from '../testing/remotes.ts'
import { expectNamesApart, renamed } from '../testing/rightToLeft.ts'
import { inFullFrame } from '../testing/storyFrame.tsx'
import { NewsView } from './NewsView.tsx'

const page = (items = openIncidents) => ready(incidentPage(items, { limit: 200 }))

const meta = {
  title: 'Screens/LocationsOverview/News',
  component: NewsView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    sinceMs: Date.parse(minutesAgo(1232)),
    zone: 'Europe/London',
    nowMs: Date.parse(fixtureNow),
    happenings: ready(happenings),
    incidents: page(),
    hasHistory: true,
    onShow: fn(),
  },
  render: (args) => (
    <LocationsOverviewView
      locations={ready([...locations])}
      stats={statsAfter(12)}
      updatedAt={minutesAgo(4)}
      answer={ready(null)}
      autoRefresh={{ isOn: true, onChange: fn() }}
      onRefresh={fn()}
      choices={{ order: 'severity', status: 'all', zone: '', search: '' }}
      onChoicesChange={fn()}
      onClearChoices={fn()}
      nowMs={args.nowMs}
      news={<NewsView {...args} />}
      onRetryStats={fn()}
      isListShown={false}
      onListShownChange={fn()}
      table={{ search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 }}
      onTableChange={fn()}
      onShowOfflineDevices={fn()}
      onShowOpenTickets={fn()}
    />
  ),
} satisfies Meta<typeof NewsView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { happenings: loading, incidents: loading } }

export const Failed: Story = {
  args: {
    happenings: { status: 'failed', message: 'Failed to fetch what happened', retry: fn() },
    incidents: { status: 'failed', message: 'Failed to fetch incidents', retry: fn() },
  },
}

export const AfterANight: Story = {}

/** The incidents are one line, so that the totals stay in sight. */
export const AfterANightOnPhone: Story = {
  // The story of the same on a wide screen has a picture of this width too.
  parameters: { visual: false },
  globals: { viewport: { value: 'phone' } },
}

export const LoadingOnPhone: Story = {
  // The story of the same on a wide screen has a picture of this width too.
  parameters: { visual: false },
  args: { happenings: loading, incidents: loading },
  globals: { viewport: { value: 'phone' } },
}

export const NothingHappened: Story = {
  args: { happenings: ready(nothingHappened), incidents: page([]) },
}

/** One of each, and no calls: a zero leads nowhere. */
export const OneOfEach: Story = {
  parameters: { visual: false },
  args: { happenings: ready({ ...happenings, went_down: 1, came_back: 1, calls: 0 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: '0 calls' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '1 access point went down' }))
    await expect(args.onShow).toHaveBeenCalledWith('went_down')
  },
}

export const SomeUnreadable: Story = {
  parameters: { visual: false },
  args: { incidents: ready({ ...incidentPage(openIncidents), results: partly(openIncidents, 1) }) },
}

/** 300 sites at once: the API gives 200 of them. */
export const ManySites: Story = {
  args: {
    incidents: ready({
      ...incidentPage(
        manyLocations(200).map(({ id, name, timezone }, index) => ({
          ...openIncidents[index % openIncidents.length],
          ...(openIncidents[0] ?? fail()),
          id: `${id}-1`,
          location_id: id,
          location_name: name,
          location_timezone: timezone,
        })),
        { limit: 200 },
      ),
      count: 300,
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { incidents: page(renamed(openIncidents, 'location_name')) },
  play: expectNamesApart,
}

function fail(): never {
  throw new Error('There are no incidents')
}
