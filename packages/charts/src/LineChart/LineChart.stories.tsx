import { formatRate } from '@netportal/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePoints } from '../samples.ts'
import { LineChart } from './LineChart.tsx'

const day = { from: '2026-06-17T13:30:00Z', days: 1 }
const clients = { name: 'Clients', points: samplePoints(day) }

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Connected Clients Over Time',
    series: [clients],
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
    series: [
      { name: 'Download', points: samplePoints({ ...day, peak: 140, seed: 1, round: Number }) },
      {
        name: 'Upload',
        points: samplePoints({ ...day, peak: 38, seed: 2, round: Number }),
        color: 3,
      },
    ],
    formatValue: formatRate,
    unit: '',
  },
}

export const Empty: Story = { args: { series: [{ name: 'Clients', points: [] }] } }
