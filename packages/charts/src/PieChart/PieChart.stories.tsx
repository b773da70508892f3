import { lightTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { chartStates } from '../testing/chartStates.ts'
import { PieChart } from './PieChart.tsx'

const ssids = [
  { label: 'Guest-WiFi', value: 128 },
  { label: 'Guest-Premium', value: 64 },
  { label: 'Conference-Level-Two-Exhibitors', value: 41 },
  { label: 'IoT-Rooms', value: 27 },
  { label: 'Back-Office', value: 22 },
  { label: 'Staff-Secure', value: 15 },
  { label: 'Digital-Signage', value: 12 },
  { label: 'POS-Terminals', value: 9 },
]

/** Counts that fall as they do between networks. */
const falling = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    label: `Guest-Network-Floor-${place + 1}`,
    value: Math.round(400 / (place + 1)),
  }))

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
  argTypes: { state: chartStates },
  args: {
    title: 'Client Distribution by SSID',
    data: ssids,
    formatValue: (value: number) => `${value} clients`,
    emptyMessage: 'No active clients on any SSID to display in chart.',
  },
} satisfies Meta<typeof PieChart>
export default meta

type Story = StoryObj<typeof meta>

export const EightSlices: Story = {}

export const OneSlice: Story = {
  args: { data: [17, 0, 0].map((value, place) => ({ label: `Guest-${place}`, value })) },
}

export const ElevenSlices: Story = { args: { data: falling(11) } }

export const FortySlices: Story = { args: { data: falling(40) } }

export const FortyEqualSlices: Story = {
  args: { data: falling(40).map(({ label }) => ({ label, value: 5 })) },
}

export const OneLargeSlice: Story = {
  args: {
    data: [
      { label: 'Guest-WiFi', value: 9990 },
      ...falling(6).map(({ label }) => ({ label, value: 1 })),
    ],
  },
}

/** Nine of ten are on one network, the others on 39: only some of these have room for a label. */
export const OneLargeSliceAndManyTiny: Story = {
  args: {
    data: [
      { label: 'Guest-WiFi', value: 1755 },
      ...falling(39).map(({ label }) => ({ label, value: 5 })),
    ],
  },
}

export const LongNames: Story = {
  args: {
    data: [
      `${'n'.repeat(19)}🎉abc`,
      'Hôtel Łódź, Salle de conférence du premier étage',
      'فندق النخيل، قاعة المؤتمرات الكبرى',
      'Гости-5G-Конференц-зал-второй-этаж',
    ].map((label, place) => ({ label, value: 40 - place * 8 })),
  },
}

export const Loading: Story = {
  args: { state: { status: 'loading', message: 'Loading SSIDs...' } },
}

export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Failed to fetch SSIDs with counts', retry: fn() } },
}

export const Empty: Story = { args: { data: [] } }

export const OnlyZeros: Story = { args: { data: ssids.map(({ label }) => ({ label, value: 0 })) } }

export const Phone: Story = {
  args: { exportFormats: ['pdf', 'png'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}

export const PointedAt: Story = {
  play: async ({ canvas }) => {
    const slice = canvas.getByRole('img', { name: 'Guest-Premium, 64 clients, 20.1%' })
    await userEvent.hover(slice)
    await expect(canvas.getByText('64 clients')).toBeVisible()
  },
}

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const slice = canvas.getByRole('img', { name: /^Conference-Level-Two-Exhibitors, 41 clients/ })
    await expect(slice).toHaveFocus()
    await expect(canvas.getByText('41 clients')).toBeVisible()
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
