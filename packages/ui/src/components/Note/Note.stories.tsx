import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Note } from './Note.tsx'

const meta = {
  title: 'UI/Note',
  component: Note,
  args: { children: 'Times are shown in the zone of the location.' },
} satisfies Meta<typeof Note>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Good: Story = { args: { tone: 'good', children: 'Report generated successfully!' } }

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Note: A background refresh encountered an error. Displayed data might be outdated.',
  },
}

export const Critical: Story = {
  args: {
    tone: 'critical',
    children: 'Login failed. Please check your email and password.',
  },
}

export const CriticalWithAction: Story = {
  args: {
    tone: 'critical',
    children: 'Failed to load open orders. Please try again.',
    action: <Button size="sm">Retry</Button>,
  },
}

export const LongText: Story = {
  args: {
    children: 'The count of cars is available, but no readings of the meter. '.repeat(8),
    action: <Button size="sm">Retry</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
