import { locations } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Remote } from '../../shared/remote.ts'
import { statsAfter } from '../../testing/overviewStats.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { LocationsOverviewView } from './LocationsOverviewView.tsx'

const ready = <T,>(data: T): Remote<T> => ({
  status: 'ready',
  data,
  updatedAt: '2026-06-18T13:40:00Z',
  refresh: 'idle',
})

const meta = {
  title: 'Screens/LocationsOverview',
  component: LocationsOverviewView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: { locations: ready([...locations]), stats: statsAfter(12), onRetryStats: fn() },
} satisfies Meta<typeof LocationsOverviewView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { locations: { status: 'loading' } } }

export const Failed: Story = {
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}

export const Empty: Story = { args: { locations: ready([]) } }

export const Ready: Story = {}

export const FirstStatsLoading: Story = { args: { stats: statsAfter(0) } }

export const StatsLoading: Story = { args: { stats: statsAfter(7) } }

export const RetryOfOneLocation: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Old Mill Resort' }))
    await expect(args.onRetryStats).toHaveBeenCalledWith(106)
  },
}
