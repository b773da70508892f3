import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TimelineList } from './TimelineList.tsx'

const at = (day: string, time: string) => (
  <time dateTime={`${day}T${time}`}>
    <span>{day}</span> <strong>{time}</strong>
  </time>
)

const phone = (
  <>
    <Phone />
    <VisuallyHidden>Order</VisuallyHidden>
  </>
)

const details = <a href="#details">View Details</a>

const meta = {
  title: 'UI/TimelineList',
  component: TimelineList,
  args: {
    items: [
      {
        id: 1,
        marker: phone,
        time: at('2026-06-18', '11:42'),
        title: 'Order #48213 opened',
        description: 'Space 214: barrier stays closed.',
        action: details,
        group: '2026-06-18',
      },
      {
        id: 2,
        marker: 'G',
        time: at('2026-06-18', '09:41'),
        title: 'NORTH-GATE-02 is Offline',
        description: 'Gate stopped responding. Last seen at the north entrance.',
        action: details,
        group: '2026-06-18',
      },
      {
        id: 3,
        marker: '?',
        time: at('2026-06-17', '05:00'),
        title: 'Maintenance window finished',
        group: '2026-06-17',
      },
    ],
  },
  render: (args) => (
    <Panel flush>
      <TimelineList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof TimelineList>
export default meta

type Story = StoryObj<typeof meta>

export const ByDay: Story = {}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        marker: 'G',
        time: at('2026-11-01', '01:30 (-04:00)'),
        title: 'x'.repeat(160),
        description: 'A description that goes on. '.repeat(20),
        action: details,
      },
    ],
  },
}

export const Hover: Story = { parameters: { forced: { hover: 'li:first-child a' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'View Details' })[0]).toHaveFocus()
  },
}
