import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'End Date', defaultValue: '2026-06-18', max: '2026-06-18' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { defaultValue: '' } }

export const Invalid: Story = { args: { error: 'Start date cannot be after end date.' } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

export const Disabled: Story = { args: { disabled: true } }

export const Hover: Story = { parameters: { forced: { hover: 'input' } } }

export const LongText: Story = {
  args: {
    label: 'The day on which the report of every location of the group is to end',
    hint: 'It is read in the zone of each location. '.repeat(3),
  },
}

export const TypedByKeyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('End Date')
    await userEvent.type(field, '2026-06-10')
    await expect(field).toHaveValue('2026-06-10')
  },
}
