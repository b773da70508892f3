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
        tone: 'critical',
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

export const DayHeadings: Story = {
  args: { groupHeadingLevel: 3 },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
    await expect(days).toEqual(['2026-06-18', '2026-06-17'])
    await expect(canvas.getByRole('list', { name: '2026-06-18' }).children).toHaveLength(2)
  },
}

export const Tones: Story = {
  args: {
    items: [
      {
        id: 1,
        marker: 'G',
        tone: 'good',
        time: at('2026-06-18', '11:42'),
        title: 'Gate 1 is open',
      },
      {
        id: 2,
        marker: 'G',
        tone: 'warning',
        time: at('2026-06-18', '11:30'),
        title: 'Level 2 is almost full',
      },
      {
        id: 3,
        marker: 'G',
        tone: 'critical',
        time: at('2026-06-18', '11:12'),
        title: 'Gate 2 is stuck',
      },
      {
        id: 4,
        marker: 'G',
        tone: 'noData',
        time: at('2026-06-18', '11:02'),
        title: 'Gate 3 is unknown',
      },
      { id: 5, marker: 'G', time: at('2026-06-18', '10:54'), title: 'Prices were changed' },
    ],
  },
}

export const WithDetails: Story = {
  args: {
    groupHeadingLevel: 2,
    items: [
      {
        id: 1,
        marker: 'G',
        tone: 'critical',
        time: at('2026-06-18', '09:41'),
        title: '3 gates were stuck',
        description: '09:41 to 09:55, 14 minutes.',
        detailsText: '3 gates',
        details: 'Gate 1 until 09:52, gate 2 until 09:55, gate 4 until 09:44.',
        action: details,
        group: '2026-06-18',
      },
      {
        id: 2,
        marker: 'G',
        time: at('2026-06-18', '08:15'),
        title: 'Prices were changed',
        details: 'Level 1 is 3.50 an hour.',
        group: '2026-06-18',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveAccessibleName('3 gates 3 gates were stuck')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/^Gate 1 until/)).toBeVisible()
  },
}

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
