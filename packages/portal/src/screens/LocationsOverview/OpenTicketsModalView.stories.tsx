import { openTickets } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { OpenTicketsModalView } from './OpenTicketsModalView.tsx'

const meta = {
  title: 'Screens/LocationsOverview/OpenTickets',
  component: OpenTicketsModalView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    tickets: ready([...openTickets]),
    date: '2026-06-18',
    table: { search: '', sort: { columnId: 'date', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OpenTicketsModalView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { tickets: loading } }
export const Failed: Story = { args: { tickets: { status: 'failed', message: 'Disk full' } } }
export const Empty: Story = { args: { tickets: ready([]) } }
export const Ready: Story = {}

export const SomeUnreadable: Story = { args: { tickets: ready(partly(openTickets, 1)) } }

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    tickets: ready(renamed(openTickets, 'location_name', 'guest_name', 'last_name', 'room')),
  },
  play: expectNamesApart,
}
