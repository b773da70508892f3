import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { CheckList, type CheckListProps } from './CheckList.tsx'

const levels = [
  { value: 11, label: 'Ground Level', detail: '128 cars' },
  { value: 12, label: 'Level One', detail: '64 cars' },
  { value: 13, label: 'Long-Term-And-Holiday-Parking', detail: '41 cars' },
  { value: 14, label: 'Charging', detail: '27 cars' },
  { value: 15, label: 'Staff', detail: '22 cars' },
]

const meta = {
  title: 'UI/CheckList',
  component: CheckList<number>,
  args: { label: 'Levels', options: levels, value: [11, 12], onChange: fn() },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.form }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckList<number>>
export default meta

type Story = StoryObj<typeof meta>

export const SomeChosen: Story = {}

export const NoneChosen: Story = { args: { value: [] } }

export const AllChosen: Story = { args: { value: levels.map(({ value }) => value) } }

export const Invalid: Story = {
  args: { value: [], error: 'Please select at least one level.' },
}

export const Disabled: Story = { args: { disabled: true } }

export const SomeDisabled: Story = {
  args: {
    label: 'Locations',
    hint: 'Locations of other customers cannot be chosen.',
    options: levels.map((option) => ({ ...option, disabled: option.value > 13 })),
  },
}

export const Empty: Story = { args: { options: [], value: [] } }

const many = Array.from({ length: 300 }, (_, index) => ({
  value: index,
  label: `Location ${index + 1}`,
}))

/** An option far down is found by its name. */
export const TwentyThousand: Story = {
  args: {
    label: 'Locations',
    options: Array.from({ length: 20_000 }, (_, index) => ({
      value: index,
      label: `Location ${index + 1}`,
    })),
    value: [3, 5],
  },
  play: async ({ canvas, canvasElement }) => {
    const boxes = () => canvasElement.querySelectorAll('input[type=checkbox]').length
    await expect(boxes()).toBe(501)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 500 more' }))
    await expect(boxes()).toBe(1001)
    await userEvent.type(canvas.getByRole('searchbox'), 'Location 19999')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Location 19999' }))
    await expect(canvas.getByText('3 of 20000 selected')).toBeVisible()
  },
}

export const Huge: Story = { args: { label: 'Locations', options: many, value: [3, 5] } }

export const LongText: Story = {
  args: {
    options: [
      { value: 1, label: 'x'.repeat(120), detail: '128 cars' },
      { value: 2, label: 'The Long Meadow Country House Garage and Visitors Park '.repeat(3) },
    ],
  },
}

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: /^Ground Level/ })).toHaveFocus()
  },
}

export const SearchFocus: Story = {
  args: { searchable: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  },
}

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: /^Ground Level/ })).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith([12])
  },
}

/** The choice can still be scrolled through and read. */
export const ReadByKeyboardWhileDisabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(document.activeElement).toContainElement(canvas.getByText('Ground Level'))
    await expect(canvas.getByRole('group', { name: 'Levels' })).not.toHaveFocus()
  },
}

export const AllThatMatchByKeyboard: Story = {
  args: { label: 'Locations', options: many, value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('location 29')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('11 of 300 selected')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      many.filter(({ label }) => label.startsWith('Location 29')).map(({ value }) => value),
    )
  },
}

export const NothingMatches: Story = {
  args: { searchable: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches.')
  },
}

function Chosen(props: CheckListProps<number>) {
  const [value, setValue] = useState<readonly number[]>(props.value)
  return (
    <CheckList
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}
