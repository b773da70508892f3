import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

const presets = [
  { label: 'Last 7 days', from: '2026-06-12', to: '2026-06-18' },
  { label: 'Last 30 days', from: '2026-05-20', to: '2026-06-18' },
  { label: 'This year', from: '2026-01-01', to: '2026-06-18' },
]

const meta = {
  title: 'UI/DateRange',
  component: DateRange,
  args: {
    label: 'Days of the count',
    value: { from: '2026-06-12', to: '2026-06-18' },
    onChange: fn(),
    max: '2026-06-18',
  },
  parameters: { docs: { types: ['DayFault'] } },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.form }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRange>
export default meta

type Story = StoryObj<typeof meta>

function Chosen(props: DateRangeProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateRange
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

export const Filled: Story = {}

export const Empty: Story = { args: { value: { from: '', to: '' } } }

export const WithPresets: Story = { args: { presets } }

export const WithHint: Story = { args: { hint: 'Days of the garage, both included.' } }

export const WrongOrder: Story = { args: { value: { from: '2026-06-18', to: '2026-06-12' } } }

export const TooEarly: Story = { args: { min: '2026-06-15' } }

export const TooLate: Story = { args: { max: '2026-06-15' } }

export const TooLong: Story = { args: { maxDays: 5 } }

export const Invalid: Story = {
  args: { error: 'There are no counts of these days.', names: { from: 'first', to: 'last' } },
}

export const Required: Story = { args: { required: true, value: { from: '', to: '' } } }

export const Disabled: Story = { args: { disabled: true, presets } }

export const OtherWords: Story = { args: { texts: { from: 'First day', to: 'Last day' } } }

export const Hover: Story = { parameters: { forced: { hover: 'input' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

export const LongText: Story = {
  args: {
    label: 'The days on which the cars of the garage below the opera house were counted',
    presets: presets.map((preset) => ({ ...preset, label: `${preset.label} of all garages` })),
  },
}

export const RightToLeft: Story = {
  args: { presets },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const ByKeyboard: Story = {
  args: { presets, value: { from: '', to: '' } },
  play: async ({ args, canvas }) => {
    const preset = canvas.getByRole('button', { name: 'Last 30 days' })
    preset.focus()
    await userEvent.keyboard('{Enter}')
    await expect(preset).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-05-20')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-05-20', to: '2026-06-18' })
  },
}
