import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartLine } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { chartStates } from '../testing/chartStates.ts'
import { ChartFrame } from './ChartFrame.tsx'

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  argTypes: { state: chartStates },
  args: {
    title: 'Cars in All Garages',
    height: 160,
    legend: 'Cars',
    actions: 'Buttons of the chart',
    children: <div style={{ blockSize: 160, border: '1px dashed' }} />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const WithTable: Story = { args: { table: <div style={{ blockSize: 88 }} /> } }

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Empty: Story = {
  args: { empty: { message: 'No data available to display chart.', icon: <ChartLine /> } },
}

const onRetry = fn()

export const RetriedByKeyboard: Story = {
  args: { state: { status: 'failed', message: 'Failed to fetch cars', retry: onRetry } },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
