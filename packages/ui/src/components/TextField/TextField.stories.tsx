import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Email Address:', type: 'email', placeholder: 'name@example.com' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'frontdesk@example.com' } }

export const Large: Story = { args: { size: 'lg', defaultValue: 'frontdesk@example.com' } }

export const WithHint: Story = {
  args: { label: 'Recipients', hint: 'Separate addresses with commas.' },
}

export const Invalid: Story = {
  args: { defaultValue: 'front', error: 'Enter an address such as name@example.com.' },
}

export const InvalidWithHint: Story = {
  args: { ...Invalid.args, hint: 'The address you sign in with.' },
}

export const Disabled: Story = { args: { defaultValue: '2026-06-18', disabled: true } }

export const WithIcon: Story = {
  args: {
    label: 'Search gates',
    labelHidden: true,
    type: 'search',
    placeholder: 'Search gates',
    icon: <Search />,
  },
}

export const LongText: Story = {
  args: {
    label:
      'The address to which reports of every location of the group are sent on the first day of the month',
    defaultValue: `${'a-very-long-mailbox-name.'.repeat(4)}@example.com`,
    error: `Not an address: ${'averylongwordwithoutanyplacetobreak'.repeat(3)}`,
  },
}

export const Hover: Story = { parameters: { forced: { hover: 'input' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email Address:'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const ErrorIsTiedToTheField: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Address:' })
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Required. The address you sign in with.')
  },
}

function Checked(props: Parameters<typeof TextField>[0]) {
  const [error, setError] = useState('')
  return (
    <>
      <TextField {...props} error={error} hint="The address you sign in with." />
      <br />
      <Button onClick={() => setError('Required.')}>Save</Button>
    </>
  )
}
