import { lightTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { chartStates } from '../testing/chartStates.ts'
import { BarChart } from './BarChart.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const solar = [21, 34, 62, 88, 104, 118, 121, 107, 76, 45, 24, 16]
const grid = [92, 81, 64, 41, 30, 22, 20, 26, 49, 73, 90, 101]
const garages = [
  'Central Station',
  'Old Town',
  'Exhibition Grounds, Level Two',
  'Harbour',
  'Hospital',
  'University',
]

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  argTypes: { state: chartStates },
  args: {
    title: 'Energy by Month',
    categories: months,
    series: [
      { name: 'Solar', values: solar },
      { name: 'Grid', values: grid, color: 3 },
    ],
    unit: 'MWh',
  },
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

export const Grouped: Story = {}

export const Stacked: Story = { args: { arrangement: 'stacked' } }

export const OneSeries: Story = { args: { series: [{ name: 'Solar', values: solar }] } }

export const Sideways: Story = {
  args: {
    title: 'Cars by Garage',
    direction: 'sideways',
    categories: garages,
    series: [{ name: 'Cars', values: [412, 388, 240, 131, 96, 12] }],
    unit: 'Cars',
  },
}

export const SidewaysAndStacked: Story = {
  args: {
    ...Sideways.args,
    arrangement: 'stacked',
    series: [
      { name: 'Season tickets', values: [180, 120, 20, 40, 60, 10] },
      { name: 'By the hour', values: [232, 268, 220, 91, 36, 2], color: 3 },
    ],
  },
}

const orders = {
  title: 'Orders Against Last Year',
  unit: '',
  formatValue: (value: number) => `${value > 0 ? '+' : ''}${value}`,
}

export const BelowZero: Story = {
  args: { ...orders, series: [{ name: 'Change', values: solar.map((value) => value - 70) }] },
}

export const StackedBelowZero: Story = {
  args: {
    ...orders,
    arrangement: 'stacked',
    series: [
      { name: 'New', values: solar },
      { name: 'Cancelled', values: grid.map((value) => -value), color: 'status.critical.fill' },
    ],
  },
}

export const SidewaysBelowZero: Story = { args: { ...BelowZero.args, direction: 'sideways' } }

export const MissingValues: Story = {
  args: {
    series: [{ name: 'Solar', values: solar.map((value, place) => (place % 4 ? value : null)) }],
  },
}

export const ManyCategories: Story = {
  args: {
    categories: Array.from({ length: 60 }, (_, place) => `Order ${place + 1}`),
    series: [
      { name: 'Items', values: Array.from({ length: 60 }, (_, place) => (place * 37) % 23) },
    ],
    unit: 'Items',
  },
}

export const LongNames: Story = {
  args: { categories: ['Garage Łódź, Śródmieście', '停车场', 'مرآب النخيل', 'Парковка-5-Вокзал'] },
}

export const ValueRange: Story = {
  args: { valueRange: { from: 0, to: 100 }, formatTick: (value: number) => `${value} %`, unit: '' },
}

export const Loading: Story = {
  args: { state: { status: 'loading', message: 'Loading energy...' } },
}

export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Failed to fetch the energy', retry: fn() } },
}

export const Empty: Story = { args: { series: [] } }

export const Phone: Story = {
  args: { exportFormats: ['pdf', 'csv', 'png'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { exportFormats: ['pdf', 'csv', 'png'] },
  decorators: [(Drawn) => <div dir="rtl">{<Drawn />}</div>],
}

export const ReadByKeyboard: Story = {
  args: { onCategoryClick: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('application', { name: 'Energy by Month' }).focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov, Solar 24, Grid 90')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCategoryClick).toHaveBeenCalledWith({
      category: 'Nov',
      index: 10,
      values: [
        { name: 'Solar', value: 24 },
        { name: 'Grid', value: 90 },
      ],
    })
  },
}

export const SidewaysReadByKeyboard: Story = {
  args: { ...Sideways.args },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Old Town, Cars 388')
  },
}

export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solar' }))
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan, Grid 92')
  },
}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    const table = await canvas.findByRole('table', { name: 'Energy by Month' })
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Jan2192')
  },
}

export const ExportFailed: Story = {
  args: {
    exportFormats: ['pdf', 'csv', 'png'],
    texts: { exportFailed: 'No file was made' },
    onExport: fn(() => Promise.reject(new Error('No connection'))),
    onExportError: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No file was made')
    await expect(args.onExportError).toHaveBeenCalledWith(new Error('No connection'))
  },
}

export const ExportTheme: Story = {
  args: { exportFormats: ['png'], exportTheme: lightTheme, place: 'Harbour', period: '2026' },
}
