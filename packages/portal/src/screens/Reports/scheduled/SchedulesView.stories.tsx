import { adminSchedules, locations, schedules } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { partly, ready } from '../../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../../testing/rightToLeft.ts'
import { inReportsFrame } from '../../../testing/storyFrame.tsx'
import { ReportsView } from '../ReportsView.tsx'
import { SchedulesView } from './SchedulesView.tsx'
import { noFilter } from './scheduleFilter.ts'

const meta = {
  title: 'Screens/Reports/Scheduled',
  component: SchedulesView,
  decorators: [
    (Story) => (
      <ReportsView
        tab="scheduled"
        onTabChange={fn()}
        content={{ status: 'ready', data: <Story /> }}
        skeleton={null}
      />
    ),
    inReportsFrame,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    schedules: ready([...schedules]),
    locations,
    filter: noFilter,
    onFilterChange: fn(),
    now: '2026-06-18T10:00:00Z',
    isAdmin: false,
    viewerZone: 'Europe/London',
    table: { search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 },
    onTableChange: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onRun: fn(),
  },
} satisfies Meta<typeof SchedulesView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { schedules: { status: 'loading' } } }

export const Failed: Story = {
  args: {
    schedules: { status: 'failed', message: 'Failed to fetch schedules', retry: fn() },
  },
}

export const Empty: Story = { args: { schedules: ready([]) } }

export const Ready: Story = {}

/** An API that keeps to the specification knows of no runs by hand. */
export const WithoutRuns: Story = {
  args: { schedules: ready(schedules.map(({ can_run_now: _, ...schedule }) => schedule)) },
}

export const ReadyForAdmin: Story = {
  args: { schedules: ready([...adminSchedules]), isAdmin: true },
}

/** A seasonal hotel, and a report of several of which one rests. */
export const SomeRest: Story = {
  args: {
    schedules: ready(
      schedules.map((schedule, index) => ({
        ...schedule,
        paused_until: index < 2 ? '2027-04-01' : null,
      })),
    ),
  },
}

/** More than a page of them can be narrowed down. */
export const Many: Story = {
  args: {
    schedules: ready(
      Array.from({ length: 20 }, (_, index) =>
        schedules.map((one) => ({ ...one, id: `${one.id}-${index}` })),
      ).flat(),
    ),
  },
}

export const NothingMatches: Story = {
  args: { filter: { type: '', state: '', location: '999' } },
}

export const SomeUnreadable: Story = { args: { schedules: ready(partly(schedules, 1)) } }

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    isAdmin: true,
    schedules: ready(renamed(adminSchedules, 'name', 'customer_company_name')),
  },
  play: expectNamesApart,
}
