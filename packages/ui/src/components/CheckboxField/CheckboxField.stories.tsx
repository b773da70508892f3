import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'UI/CheckboxField',
  component: CheckboxField,
  args: { label: 'List View', onChange: fn() },
} satisfies Meta<typeof CheckboxField>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { label: 'Auto-refresh every 11 minutes', defaultChecked: true } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }

export const WithHint: Story = {
  args: { label: 'Send when all online', hint: 'Matters to reports of closed gates.' },
}

export const Invalid: Story = { args: { error: 'Please confirm.' } }

export const LongText: Story = {
  args: { label: 'Include every note of every call of every driver, in full. '.repeat(5) },
}

export const ToggledByKeyboardAndLabel: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'List View' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('List View'))
    await expect(box).not.toBeChecked()
  },
}
