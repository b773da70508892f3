import { reportHistory, reportHistoryPage } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { partly, ready } from '../../../testing/remotes.ts'
import { expectNamesApart, nameAt, renamed } from '../../../testing/rightToLeft.ts'
import { inReportsFrame } from '../../../testing/storyFrame.tsx'
import { ReportsView } from '../ReportsView.tsx'
import { HistoryView } from './HistoryView.tsx'

const meta = {
  title: 'Screens/Reports/History',
  component: HistoryView,
  decorators: [
    (Story) => (
      <ReportsView
        tab="history"
        onTabChange={fn()}
        content={{ status: 'ready', data: <Story /> }}
        skeleton={null}
      />
    ),
    inReportsFrame,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    history: ready(reportHistoryPage()),
    page: 1,
    onPageChange: fn(),
    isAdmin: false,
    viewerZone: 'Europe/London',
    fileUrl: (path) => `/media/${path}`,
    onDownload: fn(),
  },
} satisfies Meta<typeof HistoryView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { history: { status: 'loading' } } }

export const Failed: Story = {
  args: {
    history: { status: 'failed', message: 'Failed to fetch report history', retry: fn() },
  },
}

export const Empty: Story = { args: { history: ready(reportHistoryPage(1, [])) } }

export const Ready: Story = {}

export const ReadyForAdmin: Story = { args: { isAdmin: true } }

export const RecipientsShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Sent to 3 recipients'))
    await expect(canvas.getByText('it@hotel.example')).toBeVisible()
  },
}

const heldBack = reportHistoryPage()
  .results.slice(3, 4)
  .map((entry) => ({
    ...entry,
    reason: 'The mails of the day are used up. Those that are held back go out later.',
    mails: ['duty', 'it', 'manager'].map((name, index) => ({
      address: `${name}@hotel.example`,
      ...(index === 0
        ? { state: 'SENT' as const }
        : {
            state: 'WAITING' as const,
            reason:
              "Held back until 2026-06-19 00:00 UTC. This customer's 2,000 mails of the day are used up.",
          }),
    })),
  }))

export const HeldBack: Story = { args: { history: ready(reportHistoryPage(1, heldBack)) } }

export const SecondPage: Story = {
  args: { history: ready(reportHistoryPage(2, reportHistoryPage().results, 3)), page: 2 },
}

export const RefreshFailed: Story = {
  args: { history: ready(reportHistoryPage(), 'failed') },
}

export const SomeUnreadable: Story = {
  args: {
    history: ready({ ...reportHistoryPage(), results: partly(reportHistoryPage().results, 1) }),
  },
}

export const NamesFromRightToLeft: Story = {
  args: {
    isAdmin: true,
    history: ready(
      reportHistoryPage(
        1,
        renamed(reportHistory, 'place', 'customer_company_name').map((entry, place) => ({
          ...entry,
          schedule: { id: entry.id, name: nameAt(place + 2) },
        })),
      ),
    ),
  },
  play: expectNamesApart,
}
