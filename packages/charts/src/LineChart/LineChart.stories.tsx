import { lightTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toSpreads } from '../series/spreads.ts'
import { chartStates } from '../testing/chartStates.ts'
import { samplePoints } from '../testing/samples.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'
import type { LineReference } from './references.ts'

/** Text of a power. */
const formatPower = (kilowatts: number) => `${kilowatts.toFixed(1)} kW`
const day = { from: '2026-06-17T13:30:00Z', days: 1 }
const cars = (points = samplePoints(day)) => [{ name: 'Cars', points }]
const values = (...list: (number | null)[]) =>
  cars(list.map((value, index) => ({ time: Date.UTC(2026, 5, 17, 12, index * 15), value })))
const days = (count: number) => ({
  series: cars(
    samplePoints({ from: `2026-03-20T12:00:00Z`, days: count, everyMinutes: count > 7 ? 5 : 15 }),
  ),
})
/** A week of samples around a clock change, in the zone where it happens. */
const week = (from: string, timeZone: string) => ({
  timeZone,
  series: cars(samplePoints({ from, days: 7, everyMinutes: 60 })),
})
const power = [
  { name: 'Solar', points: samplePoints({ ...day, peak: 140, seed: 1, round: Number }) },
  { name: 'Grid', points: samplePoints({ ...day, peak: 38, seed: 2, round: Number }), color: 3 },
]

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  argTypes: { state: chartStates },
  args: {
    title: 'Cars in All Garages',
    series: cars(),
    timeZone: 'Europe/London',
    unit: 'Cars',
  },
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

export const OneSeries: Story = {}

export const TwoSeries: Story = {
  args: {
    title: 'Power Over Time',
    series: power,
    formatValue: formatPower,
    unit: '',
  },
}

export const Loading: Story = {
  args: { state: { status: 'loading', message: 'Loading cars...' } },
}

export const Failed: Story = {
  args: {
    state: { status: 'failed', message: 'Failed to fetch the power', retry: fn() },
  },
}

export const Empty: Story = { args: { series: cars([]) } }

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
    title: 'Cars in All Garages: Conference-Level-Two-Exhibitors-And-Their-Visitors',
    series: ['Garage Łódź, Śródmieście', '停车场', 'مرآب النخيل', 'Парковка-5'].map(
      (name, seed) => ({ name, points: samplePoints({ ...day, peak: 60 + 40 * seed, seed }) }),
    ),
  },
}

const limits: LineReference[] = [
  { kind: 'line', name: 'Places', value: 190, color: 'status.critical.fill' },
  { kind: 'band', name: 'As planned', from: 60, to: 120, color: 'status.good.fill' },
  {
    kind: 'period',
    name: 'Closed entry',
    label: 'North entry closed',
    from: '2026-06-17T20:00:00Z',
    to: '2026-06-17T23:30:00Z',
    color: 'status.warning.fill',
  },
  {
    kind: 'period',
    name: 'Closed entry',
    from: '2026-06-18T10:00:00Z',
    to: null,
    color: 'status.warning.fill',
  },
  { kind: 'mark', name: 'New tariff', time: '2026-06-18T05:07:00Z', color: 1 },
]

/** A limit, planned values, two incidents of which one goes on, and an instant. */
export const WithReferences: Story = { args: { references: limits } }

export const ReferencesOnPhone: Story = {
  args: { references: limits },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

/** 100 times that an entry was closed and 200 complaints in 90 days: the line stays what is seen first. */
const manyReferences: LineReference[] = [
  ...Array.from({ length: 100 }, (_, index): LineReference => {
    const from = Date.parse('2026-03-20T12:00:00Z') + ((index * 37) % 90) * 86_400_000
    const to = from + (1 + (index % 9)) * 1_200_000
    return {
      kind: 'period',
      name: 'Closed entry',
      label: '',
      from,
      to,
      color: 'status.warning.fill',
    }
  }),
  ...Array.from({ length: 200 }, (_, index): LineReference => {
    const time = Date.parse('2026-03-20T20:00:00Z') + ((index * index) % 89) * 87_000_000
    return { kind: 'mark', name: 'Complaints', time, isSmall: true }
  }),
]

export const ManyReferences: Story = { args: { ...days(90), references: manyReferences } }

export const ManyReferencesOnPhone: Story = {
  args: { ...days(90), references: manyReferences },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const ReferencesSwitchedOff: Story = {
  args: { references: limits },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Closed entry' }))
    await expect(canvas.queryByText('North entry closed')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Places' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** The product says which references are off, so that linked charts have the same. */
export const ReferencesGiven: Story = {
  args: {
    references: limits,
    hiddenReferences: ['Closed entry'],
    onHiddenReferencesChange: fn(),
  },
  parameters: { visual: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }))
    await expect(args.onHiddenReferencesChange).toHaveBeenCalledWith(['Places', 'Closed entry'])
  },
}

export const ReferencesAsTable: Story = {
  args: { references: limits },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    const table = await canvas.findByRole('table', { name: 'Cars in All Garages' })
    const newest = within(table).getAllByRole('row')[1]
    await expect(newest).toHaveTextContent(/^2026-06-18 14:30.*190.*60 to 120.*Closed entry$/)
  },
}

export const ValueRange: Story = { args: { valueRange: { from: 60, to: 140 } } }

export const OwnTicks: Story = {
  args: {
    formatTick: (value: number) => `${value} cars`,
    formatTimeTick: (time: number) => `${new Date(time).getUTCHours()} h`,
    unit: '',
  },
}

export const OwnColors: Story = {
  args: {
    ...TwoSeries.args,
    series: power.map((one, place) => ({
      ...one,
      color: place === 0 ? 'status.good.fill' : { light: '#7a4b00', dark: '#ffc869' },
    })),
  },
}

export const ChosenByKeyboard: Story = {
  args: { onPointClick: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPointClick).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onPointClick).toHaveBeenCalledWith({
      time: Date.UTC(2026, 5, 18, 13, 30),
      values: [{ name: 'Cars', value: expect.any(Number) }],
    })
  },
}

export const Zoomable: Story = {
  args: { ...days(7), canZoom: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reset zoom' })).toBeVisible()
  },
}

export const ZoomedByKeyboard: Story = {
  args: { ...days(7), canZoom: true, exportFormats: ['pdf', 'csv', 'png'], onZoomChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Reset zoom' })
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{PageUp}')
    await userEvent.keyboard('++')
    await expect(args.onZoomChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText(/^Showing 2026-03-2/)).toBeInTheDocument()
    await userEvent.keyboard('-')
    await expect(args.onZoomChange).toHaveBeenCalledTimes(3)
  },
}

const quarter = samplePoints({ from: '2026-03-20T12:00:00Z', days: 90, everyMinutes: 5 })

const spreads = [{ name: 'Cars', points: toSpreads(quarter, 86_400_000) }]

/** Of each day of a quarter the median, the lowest and the highest number of cars. */
export const Spreads: Story = {
  render: (args) => <LineChart {...args} series={spreads} />,
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Cars [\d.]+ \(\d+ to \d+\)$/)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    await canvas.findByRole('columnheader', { name: /^Cars, lowest/ })
  },
}

const third = { from: Date.UTC(2026, 5, 17, 20), to: Date.UTC(2026, 5, 18, 2) }

/** The part that a product gives, with a limit and what happened in it. */
export const ZoomGiven: Story = { args: { zoom: third, references: limits } }

export const Linked: Story = {
  render: (args) => <LinkedCharts {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Zoom in' }))[0] ?? document.body,
    )
    await expect(canvas.getAllByText('06-18 00:00')).toHaveLength(2)
  },
}

/** Names of the page stay left to right within a page that runs from right to left. */
export const RightToLeft: Story = {
  args: { ...TwoSeries.args, references: limits, exportFormats: ['pdf', 'csv', 'png'] },
  decorators: [(Drawn) => <div dir="rtl">{<Drawn />}</div>],
}

export const Phone: Story = {
  args: { ...TwoSeries.args, exportFormats: ['pdf', 'csv', 'png'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const InAnotherLanguage: Story = {
  args: {
    title: 'Parkende Autos',
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
    canvas.getByRole('application', { name: 'Power Over Time' }).focus()
    const said = canvas.getByRole('status')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent(/^2026-06-18 14:30, Solar .+ kW, Grid .+ kW$/)
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
    const solar = canvas.getByRole('button', { name: 'Solar' })
    await expect(solar).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(solar).toHaveAttribute('aria-pressed', 'false')
  },
}

export const SwitchedOff: Story = {
  args: { ...TwoSeries.args },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('button', { name: 'Grid' })
    await userEvent.click(canvas.getByRole('button', { name: 'Solar' }))
    await expect(grid).toHaveAttribute('aria-pressed', 'true')
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2026-06-18 14:30, Grid .+ kW$/)
  },
}

export const AsTable: Story = {
  args: { ...TwoSeries.args, exportFormats: ['pdf', 'csv', 'png'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    const table = await canvas.findByRole('table', { name: 'Power Over Time' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /^2026-06-18 14:30.+ kW.+ kW$/,
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
    const buttons = within(canvas.getByRole('list', { name: 'Export Power Over Time' }))
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

/** Two charts that show the same part of a day. */
function LinkedCharts(props: LineChartProps) {
  const [zoom, setZoom] = useState<LineChartProps['zoom']>(null)
  const shared = { ...props, canZoom: true, zoom: zoom ?? null, onZoomChange: setZoom, height: 200 }
  return (
    <>
      <LineChart {...shared} />
      <LineChart {...shared} title="Power" series={power} formatValue={formatPower} unit="" />
    </>
  )
}
