import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ExportButtons } from './ExportButtons.tsx'

const meta = {
  title: 'Charts/ExportButtons',
  component: ExportButtons,
  args: {
    formats: ['pdf', 'csv', 'png'],
    label: 'Export Power Over Time',
    onExport: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof ExportButtons>
export default meta

type Story = StoryObj<typeof meta>

export const Offered: Story = {}

export const NothingToExport: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { onExport: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { onExport: fn(() => Promise.reject(new Error('No connection'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Export failed')
    await expect(args.onError).toHaveBeenCalledWith(new Error('No connection'))
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExport).toHaveBeenLastCalledWith('csv')
    await expect(canvas.getByRole('button', { name: 'CSV' })).toHaveFocus()
  },
}
