import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ListRoom, openList } from '../../testing/comboboxStories.tsx'
import { garages, namedGarages } from '../../testing/garages.ts'
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'

type Value = string | number

const meta = {
  title: 'UI/MultiCombobox',
  component: MultiCombobox<Value>,
  args: {
    label: 'Garages',
    options: namedGarages,
    value: ['market', 'opera'],
    onChange: fn(),
    placeholder: 'Find garages',
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <ListRoom>
        <Story />
      </ListRoom>
    ),
  ],
} satisfies Meta<typeof MultiCombobox<Value>>
export default meta

type Story = StoryObj<typeof meta>

function Chosen(props: MultiComboboxProps<Value>) {
  const [value, setValue] = useState(props.value)
  return (
    <MultiCombobox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

export const SomeChosen: Story = {}

export const NoneChosen: Story = { args: { value: [] } }

export const Open: Story = { play: openList }

export const Loading: Story = {
  args: { value: [], options: [], status: 'loading', onSearch: fn() },
  play: openList,
}

export const Failed: Story = {
  args: {
    value: [],
    options: [],
    status: { message: 'The garages could not be loaded.', onRetry: fn() },
    texts: { retry: 'Try again' },
  },
  play: openList,
}

export const Invalid: Story = { args: { value: [], error: 'Choose a garage at least.' } }

export const WithHint: Story = { args: { hint: 'Garages of this city only.' } }

export const Large: Story = { args: { size: 'lg' } }

export const LabelBeside: Story = { args: { labelPlacement: 'start' } }

export const LabelHidden: Story = { args: { labelHidden: true } }

export const Disabled: Story = { args: { disabled: true } }

export const ManyChosen: Story = {
  args: { options: garages(10_000), value: garages(300).map(({ value }) => value), maxShown: 5 },
}

export const LongText: Story = {
  args: {
    value: [1, 2],
    options: [
      { value: 1, label: 'The garage below the opera house, the town hall and the market' },
      { value: 2, label: 'x'.repeat(80) },
    ],
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const ByKeyboard: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['market'])
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Market Hall' })).toBeVisible()
  },
}
