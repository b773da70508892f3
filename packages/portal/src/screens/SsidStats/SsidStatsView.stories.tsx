import { clientCountSeries, transferMetricSeries } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { harbourPoint, loading, ready } from '../../testing/remotes.ts'
import { expectNamesApart, nameAt } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { SsidStatsView } from './SsidStatsView.tsx'

const day = { days: 1, gaps: [{ fromHour: 9, hours: 2 }] }
const clients = clientCountSeries(day)
const metrics = transferMetricSeries(day)

const meta = {
  title: 'Screens/SSIDStats',
  component: SsidStatsView,
  decorators: inLocationFrame('/locations/101/ssids/wlan-307/stats'),
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Guest-WiFi',
    location: ready(harbourPoint),
    clients: ready(clients),
    metrics: ready(metrics),
    days: 1,
    onDaysChange: fn(),
    onExport: fn(),
    isRawShown: false,
    onRawShownChange: fn(),
    table: { search: '', sort: { columnId: 'time', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
    backTo: '/locations/101/ssids',
  },
} satisfies Meta<typeof SsidStatsView>
export default meta

type Story = StoryObj<typeof meta>

/** The charts' code comes after the page. */
const withCharts: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('list', { name: /^Export/ })).toHaveLength(2)
}

export const Loading: Story = { args: { clients: loading, metrics: loading } }

export const Failed: Story = {
  args: {
    clients: {
      status: 'failed',
      message: 'An unknown error occurred while fetching data.',
      retry: fn(),
    },
  },
}

export const Empty: Story = {
  args: { clients: ready([]), metrics: ready([]) },
  play: withCharts,
}

export const Ready: Story = { play: withCharts }

export const RawDataShown: Story = { args: { isRawShown: true }, play: withCharts }

export const Updating: Story = {
  args: { clients: ready(clients, 'running'), days: 7 },
  play: withCharts,
}

export const OnlyMetrics: Story = { args: { clients: ready([]) }, play: withCharts }

export const OnlyClients: Story = { args: { metrics: ready([]) }, play: withCharts }

export const MetricsFailed: Story = {
  args: {
    metrics: { status: 'failed', message: 'Failed to fetch transfer metrics', retry: fn() },
  },
  play: withCharts,
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { name: nameAt(0) },
  play: expectNamesApart,
}
