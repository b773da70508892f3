import { lightTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { chartStates } from '../testing/chartStates.ts'
import { PieChart } from './PieChart.tsx'

const garages = [
  { label: 'Central Station', value: 128 },
  { label: 'Old Town', value: 64 },
  { label: 'Exhibition Grounds, Level Two', value: 41 },
  { label: 'Harbour', value: 27 },
  { label: 'Town Hall', value: 22 },
  { label: 'Hospital', value: 15 },
  { label: 'University', value: 12 },
  { label: 'Stadium', value: 9 },
]

/** Counts that fall as they do between garages. */
const falling = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    label: `Underground-Garage-${place + 1}`,
    value: Math.round(400 / (place + 1)),
  }))

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
  argTypes: { state: chartStates },
  args: {
    title: 'Cars by Garage',
    data: garages,
    formatValue: (value: number) => `${value} cars`,
    emptyMessage: 'No car in any garage to display in chart.',
  },
} satisfies Meta<typeof PieChart>
export default meta

type Story = StoryObj<typeof meta>

export const EightSlices: Story = {}

export const OneSlice: Story = {
  args: { data: [17, 0, 0].map((value, place) => ({ label: `Garage-${place}`, value })) },
}

export const ElevenSlices: Story = { args: { data: falling(11) } }

export const FortySlices: Story = { args: { data: falling(40) } }

export const FortyEqualSlices: Story = {
  args: { data: falling(40).map(({ label }) => ({ label, value: 5 })) },
}

export const OneLargeSlice: Story = {
  args: {
    data: [
      { label: 'Central Station', value: 9990 },
      ...falling(6).map(({ label }) => ({ label, value: 1 })),
    ],
  },
}

/** Nine of ten are in one garage, the others in 39: only some of these have room for a label. */
export const OneLargeSliceAndManyTiny: Story = {
  args: {
    data: [
      { label: 'Central Station', value: 1755 },
      ...falling(39).map(({ label }) => ({ label, value: 5 })),
    ],
  },
}

export const LongNames: Story = {
  args: {
    data: [
      `${'n'.repeat(19)}🎉abc`,
      'Garage Łódź, premier étage sous la place du marché',
      'مرآب النخيل، قاعة المؤتمرات الكبرى',
      'Парковка-5-Конференц-зал-второй-этаж',
    ].map((label, place) => ({ label, value: 40 - place * 8 })),
  },
}

/** Names that begin alike stay apart. */
export const CutInTheMiddle: Story = {
  args: {
    nameCut: 'middle',
    data: falling(12).map(({ value }, place) => ({
      label: `Underground-Garage-Exhibition-Grounds-${place + 1}`,
      value,
    })),
  },
}

export const Loading: Story = {
  args: { state: { status: 'loading', message: 'Loading garages...' } },
}

export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Failed to fetch the garages', retry: fn() } },
}

export const Empty: Story = { args: { data: [] } }

export const OnlyZeros: Story = {
  args: { data: garages.map(({ label }) => ({ label, value: 0 })) },
}

export const Phone: Story = {
  args: { exportFormats: ['pdf', 'png'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const PointedAt: Story = {
  play: async ({ canvas }) => {
    const slice = canvas.getByRole('img', { name: 'Old Town, 64 cars, 20.1%' })
    await userEvent.hover(slice)
    await expect(canvas.getByText('64 cars')).toBeVisible()
  },
}

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const slice = canvas.getByRole('img', { name: /^Exhibition Grounds, Level Two, 41 cars/ })
    await expect(slice).toHaveFocus()
    await expect(canvas.getByText('41 cars')).toBeVisible()
  },
}

export const WithExport: Story = {
  args: {
    exportFormats: ['pdf', 'png'],
    exportTheme: lightTheme,
    onExport: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }))
    await expect(args.onExport).toHaveBeenCalledWith('pdf')
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeVisible()
  },
}

export const ExportFailed: Story = {
  args: {
    exportFormats: ['pdf', 'png'],
    texts: { exportFailed: 'No file was made' },
    onExport: () => Promise.reject(new Error('No connection')),
    onExportError: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No file was made')
    await expect(args.onExportError).toHaveBeenCalledWith(new Error('No connection'))
  },
}
