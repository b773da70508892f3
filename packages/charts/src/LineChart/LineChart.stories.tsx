import { formatRate } from '@netportal/format'
import { lightTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { chartStates } from '../testing/chartStates.ts'
import { samplePoints } from '../testing/samples.ts'
import { LineChart } from './LineChart.tsx'

const day = { from: '2026-06-17T13:30:00Z', days: 1 }
const clients = (points = samplePoints(day)) => [{ name: 'Clients', points }]
const values = (...list: (number | null)[]) =>
  clients(list.map((value, index) => ({ time: Date.UTC(2026, 5, 17, 12, index * 15), value })))
const days = (count: number) => ({
  series: clients(
    samplePoints({ from: `2026-03-20T12:00:00Z`, days: count, everyMinutes: count > 7 ? 5 : 15 }),
  ),
})
/** A week of samples around a clock change, in the zone where it happens. */
const week = (from: string, timeZone: string) => ({
  timeZone,
  series: clients(samplePoints({ from, days: 7, everyMinutes: 60 })),
})
const rates = [
  { name: 'Download', points: samplePoints({ ...day, peak: 140, seed: 1, round: Number }) },
  { name: 'Upload', points: samplePoints({ ...day, peak: 38, seed: 2, round: Number }), color: 3 },
]

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  argTypes: { state: chartStates },
  args: {
    title: 'Connected Clients Over Time',
    series: clients(),
    timeZone: 'Europe/London',
    unit: 'Clients',
  },
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

export const OneSeries: Story = {}

export const TwoSeries: Story = {
  args: {
    title: 'Transfer Rates Over Time',
    series: rates,
    formatValue: formatRate,
    unit: '',
  },
}

export const Loading: Story = {
  args: { state: { status: 'loading', message: 'Loading SSID stats...' } },
}

export const Failed: Story = {
  args: {
    state: { status: 'failed', message: 'Failed to fetch transfer metrics', retry: fn() },
  },
}

export const Empty: Story = { args: { series: clients([]) } }

export const OnlyMissingValues: Story = { args: { series: values(null, null) } }

export const OnePoint: Story = { args: { series: values(42) } }

export const Gaps: Story = {
  args: { series: values(40, 52, null, null, 61, null, 48, 50, 47, null, null, null, 30, 36) },
}

export const AllEqual: Story = { args: { series: values(7, 7, 7, 7, 7, 7) } }

export const OnlyZeros: Story = { args: { series: values(0, 0, 0, 0) } }

export const ZeroAndOne: Story = { args: { series: values(0, 1, 0, 1, 1, 0) } }

export const Huge: Story = { args: { series: values(3.1e12, 2.4e12, 4.8e12, 3.9e12), unit: '' } }

export const Tiny: Story = { args: { series: values(0.00012, 0.00034, 0.0002), unit: '' } }

export const BelowZero: Story = { args: { series: values(-12, 4, -30, 18), unit: '' } }

export const OneDay: Story = { args: days(1) }

export const ThreeDays: Story = { args: days(3) }

export const SevenDays: Story = { args: days(7) }

export const ThirtyDays: Story = { args: days(30) }

export const SixtyDays: Story = { args: days(60) }

export const NinetyDays: Story = { args: days(90) }

export const ClocksGoForwardInBerlin: Story = {
  args: week('2026-03-26T00:00:00Z', 'Europe/Berlin'),
}

export const ClocksGoBackInNewYork: Story = {
  args: week('2026-10-29T00:00:00Z', 'America/New_York'),
}

export const ClocksGoBackInSydney: Story = {
  args: week('2026-04-02T00:00:00Z', 'Australia/Sydney'),
}

export const HalfHourZoneInKolkata: Story = {
  args: week('2026-04-02T00:00:00Z', 'Asia/Kolkata'),
}

/** The samples do not fill the time shown. */
export const LongerPeriod: Story = {
  args: { period: { from: Date.UTC(2026, 5, 16, 12), to: Date.UTC(2026, 5, 19, 12) } },
}

export const UnknownZone: Story = { args: { timeZone: 'Mars/Olympus' } }

export const LongNames: Story = {
  args: {
    title: 'Connected Clients Over Time: Conference-Level-Two-Exhibitors-And-Their-Guests',
    series: ['Hôtel Łódź, Salle de conférence', '访客网络', 'فندق النخيل', 'Гости-5G'].map(
      (name, seed) => ({ name, points: samplePoints({ ...day, peak: 60 + 40 * seed, seed }) }),
    ),
  },
}

export const Phone: Story = {
  args: { ...TwoSeries.args, exportFormats: ['pdf', 'csv', 'png'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const InAnotherLanguage: Story = {
  args: {
    title: 'Verbundene Geräte',
    exportFormats: ['pdf', 'csv', 'png'],
    texts: {
      showTable: 'Tabelle zeigen',
      hideTable: 'Tabelle verbergen',
      time: 'Zeit',
      table: {
        showing: ({ from, to, total }) => `${from} bis ${to} von ${total}`,
        position: ({ page, pageCount }) => `Seite ${page} von ${pageCount}`,
        previous: 'Zurück',
        next: 'Weiter',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabelle zeigen' }))
    await expect(await canvas.findByRole('columnheader', { name: /^Zeit/ })).toBeVisible()
  },
}

export const ReadByKeyboard: Story = {
  args: { ...TwoSeries.args },
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: 'Transfer Rates Over Time' }).focus()
    const said = canvas.getByRole('status')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent(/^2026-06-18 14:30, Download .+ Mbps, Upload .+ Mbps$/)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(said).toHaveTextContent(/^2026-06-18 14:15,/)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(said).toHaveTextContent(/^2026-06-17 15:00,/)
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await expect(said).toHaveTextContent(/^2026-06-17 22:30,/)
  },
}

export const SwitchedOffByKeyboard: Story = {
  args: { ...TwoSeries.args },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const download = canvas.getByRole('button', { name: 'Download' })
    await expect(download).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(download).toHaveAttribute('aria-pressed', 'false')
  },
}

export const SwitchedOff: Story = {
  args: { ...TwoSeries.args },
  play: async ({ canvas }) => {
    const upload = canvas.getByRole('button', { name: 'Upload' })
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(upload).toHaveAttribute('aria-pressed', 'true')
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2026-06-18 14:30, Upload .+ Mbps$/)
  },
}

export const AsTable: Story = {
  args: { ...TwoSeries.args, exportFormats: ['pdf', 'csv', 'png'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    const table = await canvas.findByRole('table', { name: 'Transfer Rates Over Time' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /^2026-06-18 14:30.+ Mbps.+ Mbps$/,
    )
    await expect(canvas.getByRole('button', { name: 'Hide table', expanded: true })).toBeVisible()
  },
}

export const ExportByServer: Story = {
  args: {
    ...TwoSeries.args,
    exportFormats: ['pdf', 'csv', 'png'],
    exportTheme: lightTheme,
    onExport: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas }) => {
    const buttons = within(canvas.getByRole('list', { name: 'Export Transfer Rates Over Time' }))
    await userEvent.click(buttons.getByRole('button', { name: 'CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith('csv')
    await expect(buttons.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(buttons.getByRole('button', { name: 'PDF' })).toBeEnabled()
  },
}

export const ExportFailed: Story = {
  args: {
    ...TwoSeries.args,
    exportFormats: ['pdf', 'csv', 'png'],
    onExport: () => Promise.reject(new Error('No connection')),
    onExportError: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Export failed')
    await expect(args.onExportError).toHaveBeenCalledWith(new Error('No connection'))
    await expect(canvas.getByRole('button', { name: 'PNG' })).toBeEnabled()
  },
}
