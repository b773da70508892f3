import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Format',
    name: 'format',
    defaultValue: 'pdf',
    options: [
      { value: 'pdf', label: 'PDF' },
      { value: 'csv', label: 'CSV' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Focus: Story = {
  args: { name: 'focus' },
  parameters: { forced: { 'focus-visible': 'input:checked' } },
}

export const LongText: Story = {
  args: {
    name: 'long',
    defaultValue: 'first',
    label: 'The form in which every location of the group gets its report',
    options: ['first', 'second'].map((value) => ({
      value,
      label: `The ${value} of the forms in which a report with every note of every call is made`,
    })),
  },
}

export const NothingChosen: Story = { args: { name: 'nothing', defaultValue: '' } }

export const Disabled: Story = { args: { name: 'disabled', disabled: true } }

export const Invalid: Story = { args: { name: 'invalid', error: 'Please choose a format.' } }

export const OneDisabled: Story = {
  args: {
    name: 'one-disabled',
    options: [
      { value: 'pdf', label: 'PDF' },
      { value: 'csv', label: 'CSV', disabled: true },
    ],
  },
}

export const ChosenByArrowKeys: Story = {
  args: { name: 'keys' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'PDF' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
