import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { SelectField } from './SelectField.tsx'

const meta = {
  title: 'UI/SelectField',
  component: SelectField,
  args: {
    label: 'View orders for last',
    defaultValue: '7',
    children: [1, 7, 30, 90].map((days) => (
      <option key={days} value={days}>
        {days === 1 ? '1 day' : `${days} days`}
      </option>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const LabelBeside: Story = { args: { labelPlacement: 'start' } }

export const Invalid: Story = {
  args: { label: 'Location', error: 'Please select a location.' },
}

export const Hover: Story = { parameters: { forced: { hover: 'select' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'select' } } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    children: (
      <option value="7">
        The Long Meadow Country House Garage and Visitors Park at Abbotsford
      </option>
    ),
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'View orders for last' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '90 days')
    await expect(select).toHaveValue('90')
  },
}
