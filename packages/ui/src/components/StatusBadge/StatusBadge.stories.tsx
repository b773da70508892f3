import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark } from 'lucide-react'
import { styled } from 'styled-components'
import { StatusSample } from '../../testing/StatusSample.tsx'
import { space } from '../../theme/scales.ts'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'UI/StatusBadge',
  component: StatusBadge,
  args: { tone: 'good', children: 'Online' },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Good: Story = {}

export const Warning: Story = { args: { tone: 'warning', children: 'Warning' } }

export const Critical: Story = { args: { tone: 'critical', children: 'Offline' } }

export const CriticalQuiet: Story = {
  args: { tone: 'critical', form: 'text', children: 'Offline' },
}

export const NoData: Story = {
  args: { tone: 'noData', icon: <CircleQuestionMark />, children: 'Unknown' },
}

export const LongText: Story = {
  args: { tone: 'critical', children: 'Offline since the evening before last' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const Pills: Story = {
  render: () => (
    <Row>
      <StatusSample word="Good" form="pill" />
      <StatusSample word="Warning" form="pill" />
      <StatusSample word="Critical" form="pill" />
      <StatusSample word="No data" form="pill" />
    </Row>
  ),
}

export const OwnIcons: Story = {
  render: () => (
    <Row>
      <StatusSample word="Open" />
      <StatusSample word="Active" />
      <StatusSample word="Paused" />
      <StatusSample word="STARTED" />
    </Row>
  ),
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`
