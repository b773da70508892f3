import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: { label: 'Password:', autoComplete: 'current-password', defaultValue: 'hunter22' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Large: Story = { args: { size: 'lg' } }

export const Invalid: Story = { args: { error: 'Passwords do not match.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Hover: Story = { parameters: { forced: { hover: 'input, button' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

export const Empty: Story = { args: { defaultValue: '' } }

export const LongText: Story = {
  args: {
    label: 'The password of the account with which the reports of the group are sent',
    defaultValue: 'x'.repeat(128),
  },
}

export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password:')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
