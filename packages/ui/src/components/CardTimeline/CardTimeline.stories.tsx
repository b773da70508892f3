import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotebookPen, PhoneIncoming } from 'lucide-react'
import { Tag } from '../Tag/Tag.tsx'
import { CardTimeline } from './CardTimeline.tsx'

const meta = {
  title: 'UI/CardTimeline',
  component: CardTimeline,
  args: {
    items: [
      {
        id: 1,
        marker: 1,
        icon: <PhoneIncoming />,
        title: 'Call #1',
        tag: <Tag>Inbound</Tag>,
        time: '2026-06-18 11:42 to 11:56',
        duration: '14:06',
        facts: [
          { name: 'Agent', value: 'Agent 07' },
          { name: 'Type', value: 'Inbound' },
          { name: 'Caller type', value: 'Customer' },
        ],
        content: 'Caller reports about 2 minutes of waiting at gate 214 since yesterday evening.',
      },
      {
        id: 2,
        marker: 2,
        icon: <NotebookPen />,
        title: 'Note',
        time: '2026-06-18 12:05 to 12:08',
        duration: '3:20',
        content: 'No content',
      },
    ],
  },
} satisfies Meta<typeof CardTimeline>
export default meta

type Story = StoryObj<typeof meta>

export const CallsAndNotes: Story = {}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        marker: 123,
        title: 'Call from every level of The Long Meadow Country House Garage and Visitors Park',
        tag: <Tag>Inbound, handed over</Tag>,
        time: '2026-06-18 11:42 to 2026-06-19 02:56',
        duration: '15:14:06',
        facts: [{ name: 'Agent', value: 'averylongnamewithoutspaces'.repeat(4) }],
        content: 'The driver reports that nothing works. '.repeat(12),
      },
    ],
  },
}
