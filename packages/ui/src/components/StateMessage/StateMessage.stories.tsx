import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartPie } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { iconSize } from '../../theme/scales.ts'
import { StateMessage } from './StateMessage.tsx'

const meta = {
  title: 'UI/StateMessage',
  component: StateMessage,
  args: { state: 'empty', children: 'No events found for this location.' },
} satisfies Meta<typeof StateMessage>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptyWithIcon: Story = {
  args: {
    icon: <ChartPie size={iconSize.lg} />,
    children: 'No parked cars on any level to display in chart.',
  },
}

export const GoodNews: Story = { args: { state: 'good', children: 'All gates are online!' } }

export const Loading: Story = { args: { state: 'loading', children: 'Loading level stats...' } }

export const Failed: Story = {
  args: { state: 'error', children: 'Error: Could not find levels for Garage ID 214.' },
}

export const FailedWithRetry: Story = {
  args: {
    state: 'error',
    children: 'Failed to load offline gates. Please try again.',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load offline gates. Please try again.',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { state: 'error', children: `Error: ${'somethingverylongwithoutspaces'.repeat(12)}` },
}
