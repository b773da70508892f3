import { timelineEvents, timelinePage } from '@netportal/contract/fixtures'
import { isolate } from '@netportal/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HistoryRange } from '../../location/HistoryRange.tsx'
import { unreadableText } from '../../shared/range/range.ts'
import { rangeChoice } from '../../testing/rangeChoice.ts'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { TimelineView } from './TimelineView.tsx'

const meta = {
  title: 'Screens/Timeline',
  component: TimelineView,
  decorators: inLocationFrame('/locations/101/timeline'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    events: ready(timelinePage()),
    page: 1,
    onPageChange: fn(),
    grouping: null,
  },
} satisfies Meta<typeof TimelineView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { events: loading } }

export const Failed: Story = {
  args: { events: { status: 'failed', message: 'Failed to fetch timeline', retry: fn() } },
}

export const Empty: Story = { args: { events: ready({ count: 0, results: [] }) } }

export const Ready: Story = {}

/** With an API that has the grouped list too. */
export const CanBeGrouped: Story = {
  args: {
    events: ready({ count: 9, results: timelineEvents.slice(0, 9) }),
    grouping: { isGrouped: false, onChange: fn() },
  },
}

/** Of days from and to, with an API that has ranges. */
export const OfDates: Story = {
  args: {
    events: ready({ count: 9, results: timelineEvents.slice(0, 9) }),
    grouping: { isGrouped: false, onChange: fn() },
    period: (
      <HistoryRange
        choice={rangeChoice({ range: { kind: 'dates', from: '2026-06-10', to: '2026-06-18' } })}
      />
    ),
    isRange: true,
  },
}

/** What the address has is no range: all is shown, and that is said. */
export const NoRange: Story = {
  parameters: { visual: false },
  args: {
    ...OfDates.args,
    period: <HistoryRange choice={rangeChoice({ fault: unreadableText('banana') })} />,
    isRange: false,
  },
}

export const FewEvents: Story = {
  args: { events: ready({ count: 9, results: timelineEvents.slice(0, 9) }) },
}

export const SomeUnreadable: Story = {
  args: { events: ready({ ...timelinePage(), results: partly(timelinePage().results, 1) }) },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    location: ready(guestHouse),
    events: ready({
      count: 1,
      results: timelineEvents
        .slice(0, 1)
        .map((event) => ({ ...event, title: `${isolate(guestHouse.name)} is Online` })),
    }),
  },
  play: expectNamesApart,
}
