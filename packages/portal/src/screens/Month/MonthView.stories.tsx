import { comparisonLimits } from '@netportal/contract'
import {
  comparedLocations,
  locations,
  monthOfLocations,
  monthSoFar,
  patchyMonth,
  worstDevices,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loading, ready } from '../../testing/remotes.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { MonthView, type MonthViewProps } from './MonthView.tsx'

const monthArgs = {
  month: '2026-05',
  sites: ready([...monthOfLocations]),
  table: { search: '', sort: { columnId: 'uptime', direction: 'ascending' }, page: 1 },
  onTableChange: fn(),
  onSave: fn(),
  onReport: fn(),
  onCompare: fn(),
} satisfies MonthViewProps['locations']

const compareArgs = {
  locations: ready([...locations]),
  sites: ['101', '102', '103'],
  onSitesChange: fn(),
  days: { from: '2026-05-19', to: '2026-06-17' },
  onDaysChange: fn(),
  figure: 'uptime',
  onFigureChange: fn(),
  compared: ready(comparedLocations),
  today: '2026-06-18',
} satisfies MonthViewProps['compare']

const worstArgs = {
  quarter: '2026-Q2',
  onQuarterChange: fn(),
  worst: ready(worstDevices),
  table: { search: '', sort: { columnId: 'down', direction: 'descending' }, page: 1 },
  onTableChange: fn(),
  today: '2026-06-18',
} satisfies MonthViewProps['worst']

const meta = {
  title: 'Screens/Monthly Figures',
  component: MonthView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'locations',
    onTabChange: fn(),
    months: ['2026-06', '2026-05', '2026-04'],
    onMonthChange: fn(),
    locations: monthArgs,
    compare: compareArgs,
    worst: worstArgs,
  },
} satisfies Meta<typeof MonthView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { locations: { ...monthArgs, sites: loading } } }

export const Failed: Story = {
  args: {
    locations: {
      ...monthArgs,
      sites: {
        status: 'failed',
        message: 'Failed to fetch the figures of the month',
        retry: fn(),
      },
    },
  },
}

export const Ready: Story = {}

/** An API that makes no document of a month. */
export const WithoutReport: Story = {
  parameters: { visual: false },
  args: { locations: { ...monthArgs, onReport: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'PDF Report' })).toBeNull()
  },
}

export const SoFar: Story = {
  parameters: { visual: false },
  args: { locations: { ...monthArgs, month: '2026-06', sites: ready([...monthSoFar]) } },
}

/** What is not known is said, with its reason, and is no zero. */
export const PartlyKnown: Story = {
  args: { locations: { ...monthArgs, sites: ready([...patchyMonth]) } },
}

/** Two to five locations go on to a chart. */
export const Choosing: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    const compare = () => canvas.getByRole('button', { name: 'Compare on a Chart' })
    const [, ...rows] = canvas.getAllByRole('checkbox')
    for (const [index, row] of rows.slice(0, comparisonLimits.sitesMax + 1).entries()) {
      await userEvent.click(row)
      const count = index + 1
      if (count >= 2 && count <= comparisonLimits.sitesMax) await expect(compare()).toBeEnabled()
      else await expect(compare()).toBeDisabled()
    }
    const [last] = rows.slice(comparisonLimits.sitesMax)
    if (last) await userEvent.click(last)
    await userEvent.click(compare())
    await expect(args.locations.onCompare).toHaveBeenCalledOnce()
  },
}

export const Comparing: Story = { args: { tab: 'compare' } }

export const NothingToCompare: Story = {
  parameters: { visual: false },
  args: { tab: 'compare', compare: { ...compareArgs, sites: ['101'], compared: null } },
}

export const WorstAccessPoints: Story = { args: { tab: 'worst' } }

export const NoneDown: Story = {
  parameters: { visual: false },
  args: {
    tab: 'worst',
    worst: { ...worstArgs, worst: ready({ ...worstDevices, count: 0, results: [] }) },
  },
}

export const OnPhone: Story = {
  parameters: { visual: false },
  globals: { viewport: { value: 'phone' } },
}
