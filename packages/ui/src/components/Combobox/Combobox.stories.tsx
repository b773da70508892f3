import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ListRoom, openList } from '../../testing/comboboxStories.tsx'
import { garages, namedGarages } from '../../testing/garages.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

type Value = string | number

const meta = {
  title: 'UI/Combobox',
  component: Combobox<Value>,
  args: {
    label: 'Garage',
    options: namedGarages,
    value: 'market',
    onChange: fn(),
    placeholder: 'Find a garage',
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <ListRoom>
        <Story />
      </ListRoom>
    ),
  ],
} satisfies Meta<typeof Combobox<Value>>
export default meta

type Story = StoryObj<typeof meta>

function Chosen(props: ComboboxProps<Value>) {
  const [value, setValue] = useState(props.value)
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  }

export const Filled: Story = {}

export const Empty: Story = { args: { value: null } }

export const Open: Story = { play: openList }

export const Matches: Story = { args: { value: null }, play: type('station') }

export const NothingMatches: Story = { args: { value: null }, play: type('zzz') }

export const NoOptions: Story = { args: { value: null, options: [] }, play: openList }

export const Loading: Story = {
  args: { value: null, options: [], status: 'loading', onSearch: fn() },
  play: openList,
}

export const Failed: Story = {
  args: {
    value: null,
    options: [],
    status: { message: 'The garages could not be loaded.', onRetry: fn() },
    texts: { retry: 'Try again' },
  },
  play: openList,
}

export const Required: Story = { args: { required: true } }

export const Invalid: Story = { args: { value: null, error: 'Choose a garage.' } }

export const WithHint: Story = { args: { hint: 'Garages of this city only.' } }

export const Large: Story = { args: { size: 'lg' } }

export const LabelBeside: Story = { args: { labelPlacement: 'start' } }

export const LabelHidden: Story = { args: { labelHidden: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Hover: Story = { parameters: { forced: { hover: 'input' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'input' } } }

/** An option far down is found by its name, and by the keys. */
export const TenThousand: Story = {
  args: { options: garages(10_000), value: 5000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('option', { name: 'Garage 5000' })).toBeVisible()
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(200)
  },
}

export const LongText: Story = {
  args: {
    label: 'The garage that cars are sent to while the one at the harbour is being repaired',
    value: 1,
    options: [
      { value: 1, label: 'The garage below the opera house, the town hall and the market' },
      { value: 2, label: 'x'.repeat(80), detail: '12 places' },
    ],
  },
  play: openList,
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: openList,
}

export const ByKeyboard: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Garage' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('opera')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Opéra')
    await expect(args.onChange).toHaveBeenLastCalledWith('opera')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
