import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineState } from './InlineState.tsx'

const meta = {
  title: 'UI/InlineState',
  component: InlineState,
  args: { state: 'loading', children: 'Loading updated stats...' },
} satisfies Meta<typeof InlineState>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Queued: Story = { args: { state: 'queued', children: 'Loading stats...' } }

export const LongText: Story = {
  args: { children: 'Loading the updated stats of every location of the group. '.repeat(6) },
}
