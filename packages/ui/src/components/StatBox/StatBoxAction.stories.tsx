import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleX } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { iconSize } from '../../theme/scales.ts'
import { StatBoxAction } from './StatBoxAction.tsx'

const meta = {
  title: 'UI/StatBoxAction',
  component: StatBoxAction,
  args: {
    tone: 'critical',
    icon: <CircleX size={iconSize.sm} />,
    children: '2 Offline',
    onClick: fn(),
  },
} satisfies Meta<typeof StatBoxAction>
export default meta

type Story = StoryObj<typeof meta>

export const Critical: Story = {}

export const Good: Story = {
  args: { tone: 'good', icon: <CircleCheck size={iconSize.sm} />, children: '42 Online' },
}

export const Hover: Story = { parameters: { forced: { hover: 'button' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2 Offline' })).toHaveFocus()
  },
}

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
