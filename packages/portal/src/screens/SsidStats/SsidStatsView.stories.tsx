import { limits } from '@netportal/contract'
import {
  clientCountSeries,
  incidentPage,
  minutesAgo,
  pastIncident,
  rangeStats,
  smallIncident,
  transferMetricSeries,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RangeField } from '../../location/RangeField.tsx'
import { rangeChoice } from '../../testing/rangeChoice.ts'
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
    drawing: { zoom: null, onZoomChange: fn() },
    files: { first: '2026-06-17', last: '2026-06-18' },
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

const annotations = {
  incidents: ready(incidentPage([smallIncident, pastIncident])),
  calls: ready(
    [850, 846, 821, 733, 430, 88, 40].map((at) => ({ ticket_datetime_utc: minutesAgo(at) })),
  ),
  hidden: [],
  onHiddenChange: fn(),
}

/** A night in which the site was dark, a short one later, and the calls of that time. */
export const WithIncidents: Story = {
  args: { annotations },
  play: async ({ canvas, args, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Calls' })
    await userEvent.click(button ?? document.body)
    await expect(args.annotations?.onHiddenChange).toHaveBeenCalledWith(['calls'])
    await userEvent.click(document.body)
  },
}

export const WithIncidentsOnPhone: Story = {
  // The story of the same on a wide screen has a picture of this width too.
  parameters: { visual: false },
  args: { annotations },
  globals: { viewport: { value: 'phone' } },
  play: withCharts,
}

/** A quarter with a hundred incidents and two hundred calls. */
export const ManyIncidents: Story = {
  args: {
    days: 90,
    clients: ready(clientCountSeries({ days: 90 })),
    metrics: ready(transferMetricSeries({ days: 90 })),
    annotations: {
      ...annotations,
      incidents: ready({
        ...incidentPage(
          Array.from({ length: 100 }, (_, index) => ({
            ...smallIncident,
            id: `101-${index}`,
            started_at: minutesAgo(((index * 37) % 90) * 1440 + 300),
            ended_at: minutesAgo(((index * 37) % 90) * 1440 + 240 - (index % 7) * 30),
          })),
          { limit: 200 },
        ),
        count: 231,
      }),
      calls: ready(
        Array.from({ length: 200 }, (_, index) => ({
          ticket_datetime_utc: minutesAgo(((index * index) % 89) * 1450 + 60),
        })),
      ),
    },
  },
  play: withCharts,
}

const quarter = rangeStats({ days: 91 })

/** A quarter, of which each day is a point. */
export const Quarter: Story = {
  args: {
    clients: ready(quarter.client_counts),
    metrics: ready(quarter.transfer_metrics),
    files: null,
    drawing: { step: quarter.step, zoom: null, onZoomChange: fn() },
    period: (
      <RangeField
        label="View stats for last"
        days={limits.ssidStatsDayChoices}
        defaultDays={1}
        choice={rangeChoice({ range: { kind: 'quarter', quarter: '2026-Q2' } })}
      />
    ),
  },
  play: withCharts,
}

/** Both charts show the part that was marked in one of them. */
export const Zoomed: Story = {
  parameters: { visual: false },
  args: {
    days: 30,
    clients: ready(clientCountSeries({ days: 30 })),
    metrics: ready(transferMetricSeries({ days: 30 })),
    drawing: {
      zoom: {
        from: Date.parse('2026-06-10T00:00:00Z'),
        to: Date.parse('2026-06-12T00:00:00Z'),
      },
      onZoomChange: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Reset zoom' })
    await expect(buttons).toHaveLength(2)
    await userEvent.click(buttons[1] ?? document.body)
    await expect(args.drawing?.onZoomChange).toHaveBeenCalledWith(null)
  },
}

/** The charts wait for neither. */
export const IncidentsLoading: Story = {
  parameters: { visual: false },
  args: { annotations: { ...annotations, incidents: loading, calls: loading } },
  play: withCharts,
}

export const IncidentsFailed: Story = {
  args: {
    annotations: {
      ...annotations,
      incidents: { status: 'failed', message: 'Failed to fetch incidents', retry: fn() },
      calls: { status: 'failed', message: 'An unknown error occurred.', retry: fn() },
    },
  },
  play: withCharts,
}

export const IncidentsSwitchedOff: Story = {
  parameters: { visual: false },
  args: { annotations: { ...annotations, hidden: ['incidents', 'calls'] } },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Incidents' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { name: nameAt(0) },
  play: expectNamesApart,
}
