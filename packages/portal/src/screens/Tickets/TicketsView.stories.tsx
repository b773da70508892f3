import type { TicketNote } from '@netportal/contract'
import { tickets } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { TicketsView } from './TicketsView.tsx'

const meta = {
  title: 'Screens/Tickets',
  component: TicketsView,
  decorators: inLocationFrame('/locations/101/tickets'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    tickets: ready([...tickets]),
    days: 7,
    onDaysChange: fn(),
    table: { search: '', sort: { columnId: 'date', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
    openTicketId: null,
    onOpenTicket: fn(),
    onCloseTicket: fn(),
  },
} satisfies Meta<typeof TicketsView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { tickets: loading } }

export const Failed: Story = {
  args: { tickets: { status: 'failed', message: 'Disk full', retry: fn() } },
}

export const Empty: Story = { args: { tickets: ready([]) } }

export const Ready: Story = {}

export const Refreshing: Story = { args: { tickets: ready([...tickets], 'running') } }

export const TicketNotAmongThese: Story = { args: { openTicketId: '40000' } }

/** The sanitizer comes with the first note. */
const withNotes =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    await expect(await screen.findByText(text)).toBeVisible()
  }

export const Details: Story = {
  args: { openTicketId: '48213' },
  play: withNotes('Signal reading good; device on Guest-WiFi, 2.4 GHz band.'),
}

export const HostileNote: Story = {
  args: { openTicketId: '48201' },
  play: withNotes('Guest rebooted the phone'),
}

const [firstTicket] = tickets
const noteAt = (index: number): TicketNote => ({
  id: index,
  note_sequence: index + 1,
  content: `<p>The guest called for the <b>${index + 1}.</b> time.</p>`,
})

/** 20,000 notes: a page of them is there. */
export const ManyNotes: Story = {
  args: {
    openTicketId: '48213',
    tickets: ready(
      firstTicket
        ? [{ ...firstTicket, notes: Array.from({ length: 20_000 }, (_, index) => noteAt(index)) }]
        : [],
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/20000 notes/)).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(100)
    await expect(dialog.getByText('Showing 1 - 100 of 20,000')).toBeInTheDocument()
    const last = () => dialog.getAllByRole('listitem').at(-1)
    await waitFor(() => expect(last()).toHaveTextContent('called for the 100. time.'), {
      timeout: 30_000,
    })
  },
}

export const NoNotes: Story = { args: { openTicketId: '48180' } }

export const OpenDetails: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Ticket Details/ })
    if (first) await userEvent.click(first)
    await expect(args.onOpenTicket).toHaveBeenCalledWith('48213')
  },
}

export const SomeUnreadable: Story = { args: { tickets: ready(partly(tickets, 1)) } }

const hostileTickets = renamed(tickets, 'guest_name', 'last_name', 'room', 'issue_api').map(
  (ticket) => ({ ...ticket, notes: renamed(ticket.notes ?? [], 'created_by', 'caller_type') }),
)

export const NamesFromRightToLeft: Story = {
  args: { location: ready(guestHouse), tickets: ready(hostileTickets) },
  play: expectNamesApart,
}

export const DetailsFromRightToLeft: Story = {
  args: { tickets: ready(hostileTickets), openTicketId: '48213' },
  play: async (context) => {
    await Details.play?.(context)
    await expectNamesApart(context)
  },
}
