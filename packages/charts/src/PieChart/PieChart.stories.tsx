import type { Meta, StoryObj } from '@storybook/react-vite'
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

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    label: `Guest-Network-Floor-${place + 1}`,
    value: Math.round(400 / (place + 1)),
  }))

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
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
  args: {
    data: [
      { label: 'Guest-WiFi', value: 17 },
      { label: 'Staff', value: 0 },
      { label: 'IoT', value: 0 },
    ],
  },
}

export const ElevenSlices: Story = { args: { data: many(11) } }

export const FortySlices: Story = { args: { data: many(40) } }

export const FortyEqualSlices: Story = {
  args: { data: many(40).map(({ label }) => ({ label, value: 5 })) },
}

export const Empty: Story = { args: { data: [] } }
