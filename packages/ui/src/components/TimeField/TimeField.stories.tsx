import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'UI/TimeField',
  component: TimeField,
  args: { label: 'Time of Day', defaultValue: '09:00' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { defaultValue: '' } }

export const Invalid: Story = { args: { error: 'Please enter a time.' } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

export const Disabled: Story = { args: { disabled: true } }

export const Hover: Story = { parameters: { forced: { hover: 'input' } } }

export const LongText: Story = {
  args: {
    label: 'The time of day at which the report of every location of the group is sent',
    hint: 'It is read in the zone of each location. '.repeat(3),
  },
}

export const TypedByKeyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Time of Day')
    await userEvent.type(field, '17:45')
    await expect(field).toHaveValue('17:45')
  },
}
