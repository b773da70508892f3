import {
  fixtureNow,
  groupedTimelinePage,
  mixedDevices,
  timelineGroups,
} from '@netportal/contract/fixtures'
import { isolate } from '@netportal/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, nameAt, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { GroupedTimelineView } from './GroupedTimelineView.tsx'

const meta = {
  title: 'Screens/GroupedTimeline',
  component: GroupedTimelineView,
  decorators: inLocationFrame('/locations/101/timeline?grouped=1'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    devices: ready([...mixedDevices]),
    groups: ready(groupedTimelinePage()),
    nowMs: Date.parse(fixtureNow),
    filter: { kind: null, device: null, date: null },
    onFilterChange: fn(),
    isNewest: true,
    hasIncidentPages: true,
    onShowAfter: fn(),
    onShowNewest: fn(),
    grouping: { isGrouped: true, onChange: fn() },
  },
} satisfies Meta<typeof GroupedTimelineView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { groups: loading } }

export const LocationLoading: Story = {
  args: { location: loading, devices: loading, groups: loading },
  parameters: { visual: false },
}

export const Failed: Story = {
  args: {
    groups: { status: 'failed', message: 'Failed to fetch the grouped timeline', retry: fn() },
  },
}

export const Empty: Story = { args: { groups: ready({ results: [] }) } }

export const NoneMatch: Story = {
  args: {
    groups: ready({ results: [] }),
    filter: {
      kind: 'incident',
      device: mixedDevices[0]?.ap_mac_address ?? null,
      date: '2026-06-01',
    },
    isNewest: false,
  },
}

/** An incident opens to its outages by keyboard. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const night = canvas.getByRole('button', { name: /^44 access points 44 of 45 access points/ })
    night.focus()
    await userEvent.keyboard('{Enter}')
    await expect(night).toHaveAttribute('aria-expanded', 'true')
    const all = canvas.getByRole('link', { name: 'All 44 access points' })
    await expect(all).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/locations\/101\/incidents\//),
    )
  },
}

export const MorePages: Story = {
  args: { groups: ready(groupedTimelinePage({ hasNext: true })) },
  parameters: { visual: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }))
    await expect(args.onShowNewest).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }))
    await expect(args.onShowAfter).toHaveBeenCalledWith('1781223120000-1-1')
  },
}

export const SomeUnreadable: Story = {
  args: { groups: ready({ results: partly(timelineGroups.slice(0, 3), 2) }) },
  parameters: { visual: false },
}

/** What an API with other ideas may say. */
export const Hostile: Story = {
  args: {
    location: ready({ ...harbourPoint, timezone: 'Europe/Atlantis' }),
    groups: ready({
      results: [
        { id: 1, kind: 'upgrade', started_at: 'N/A' },
        ...timelineGroups
          .filter(({ incident }) => incident)
          .map((group) => ({
            ...group,
            outages: group.outages?.map((outage) => ({
              ...outage,
              ap_mac_address: '',
              device_name_api: `<b>=cmd|' /C calc'!A0</b> ${'long '.repeat(30)}`,
              ended_at: 'yesterday',
            })),
          })),
      ],
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    location: ready(guestHouse),
    devices: ready(renamed(mixedDevices.slice(0, 3), 'device_name_api')),
    groups: ready({
      results: timelineGroups.map((group, place) => ({
        ...group,
        ...(group.outages && { outages: renamed(group.outages, 'device_name_api') }),
        ...(group.event && {
          event: { ...group.event, title: `${isolate(nameAt(place))} is Online` },
        }),
      })),
    }),
  },
  play: async (context) => {
    for (const button of context.canvas.getAllByRole('button', { expanded: false })) {
      if (button.textContent?.includes('outages')) await userEvent.click(button)
    }
    await expectNamesApart(context)
  },
}
