import { roomCalls } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { RoomCallsView } from './RoomCallsView.tsx'

const meta = {
  title: 'Screens/Calls by Room',
  component: RoomCallsView,
  decorators: inLocationFrame('/locations/101/room-calls'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    room: '214',
    calls: ready(roomCalls),
    hasIncidents: true,
    onAsk: fn(),
    table: { search: '', sort: { columnId: 'date', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
  },
} satisfies Meta<typeof RoomCallsView>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody has said which room. */
export const NoRoom: Story = {
  args: { room: '', calls: loading },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Room' }), ' 401 {Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith('401')
  },
}

export const Loading: Story = { args: { calls: loading } }

export const Failed: Story = {
  args: {
    calls: { status: 'failed', message: 'Failed to fetch the calls of the room', retry: fn() },
  },
}

export const LocationFailed: Story = {
  parameters: { visual: false },
  args: { location: { status: 'failed', message: 'Details not found.' } },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Incident of Ticket 48197' })
    await expect(link).toHaveAttribute('href', '/locations/101/incidents/101-1781737440000')
    await expect(canvas.getByText('2 of 3 down')).toBeVisible()
  },
}

export const NoCalls: Story = {
  args: { calls: ready({ ...roomCalls, count: 0, calls: [] }) },
}

export const NoGuess: Story = {
  args: {
    room: 'Presidential',
    calls: ready({
      likely: [],
      likely_count: 0,
      count: 250,
      calls: roomCalls.calls.map((call) => ({ ...call, states: [] })),
    }),
  },
}

/** What an API with other ideas may say. */
export const Hostile: Story = {
  args: {
    location: ready({ ...harbourPoint, name: '<b>=SUM(A1)</b>', timezone: 'Europe/Atlantis' }),
    room: `=cmd ${'<i>4</i>'.repeat(20)}`,
    calls: ready({
      ...roomCalls,
      calls: partly(
        roomCalls.calls.slice(1, 2).map((call) => ({
          ...call,
          issue_api: '='.repeat(90),
          ticket_datetime_utc: 'N/A',
        })),
        3,
      ),
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    location: ready(guestHouse),
    room: 'חדר 12',
    calls: ready({
      ...roomCalls,
      likely: renamed(roomCalls.likely, 'device_name_api'),
      calls: renamed(roomCalls.calls, 'issue_api'),
    }),
  },
  play: expectNamesApart,
}
