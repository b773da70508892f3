import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MonthReportView } from './MonthReportView.tsx'

const running = { status: 'running', taskId: 't-1', progress: null, cancel: 'no' } as const

const meta = {
  title: 'Screens/Monthly Figures/Report',
  component: MonthReportView,
  parameters: { layout: 'fullscreen' },
  args: {
    month: '2026-05',
    locations: 12,
    task: { status: 'idle' },
    isOurs: true,
    onGenerate: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MonthReportView>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Report' }))
    await expect(args.onGenerate).toHaveBeenCalled()
  },
}

export const OneLocation: Story = { parameters: { visual: false }, args: { locations: 1 } }

export const Generating: Story = {
  args: { task: { ...running, progress: { done: 5, of: 12, unit: 'location' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Report' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  parameters: { visual: false },
  args: { task: { status: 'cancelled' } },
}

export const Success: Story = {
  parameters: { visual: false },
  args: { task: { status: 'succeeded', fileName: 'monthly-figures.pdf' } },
}

export const Failed: Story = {
  args: {
    task: { status: 'failed', reason: 'task', said: 'The report could not be made.' },
  },
}
