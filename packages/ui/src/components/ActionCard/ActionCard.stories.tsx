import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartPulse } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { iconSize } from '../../theme/scales.ts'
import { Tag } from '../Tag/Tag.tsx'
import { ActionCard } from './ActionCard.tsx'

const meta = {
  title: 'UI/ActionCard',
  component: ActionCard,
  args: {
    title: 'Gate Health Report',
    icon: <HeartPulse size={iconSize.lg} />,
    tags: <Tag>PDF</Tag>,
    children: 'Availability, cars and income of one garage over a period.',
    actionText: 'Generate Report',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionCard>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Hover: Story = { parameters: { forced: { hover: 'article' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'button' } } }

export const LongText: Story = {
  args: {
    title: 'Service Desk Activity Report for every location of the group',
    tags: (
      <>
        <Tag>PDF graph</Tag>
        <Tag>CSV data</Tag>
      </>
    ),
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Generate Report Gate Health Report' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
