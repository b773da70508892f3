import { fn } from 'storybook/test'
import type { ChartStatus } from '../ChartFrame/ChartFrame.tsx'

const states: Record<ChartStatus['status'], ChartStatus> = {
  ready: { status: 'ready' },
  loading: { status: 'loading', message: 'Loading...' },
  failed: { status: 'failed', message: 'Failed to fetch the data', retry: fn() },
}

/** Lets a reader of a chart's page choose its state by name. */
export const chartStates = {
  control: 'select',
  options: Object.keys(states),
  mapping: states,
} as const
