import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'UI/Textarea',
  component: Textarea,
  args: { label: 'Remark', placeholder: 'Where the barrier stood' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.form }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'Barrier 2 stays open.\nThe guard knows.' } }

export const TwoRows: Story = { args: { rows: 2 } }

export const Grows: Story = {
  args: {
    grows: true,
    defaultValue: Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n'),
  },
}

export const WithHint: Story = { args: { hint: 'The guard reads it in the morning.' } }

export const LabelBeside: Story = { args: { labelPlacement: 'start' } }

export const LabelHidden: Story = { args: { labelHidden: true } }

export const Invalid: Story = { args: { error: 'Say in a few words what happened.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Barrier 2 stays open.' } }

export const Hover: Story = { parameters: { forced: { hover: 'textarea' } } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'textarea' } } }

export const LongText: Story = {
  args: {
    label: 'What the guard of the night is to know about this garage',
    defaultValue: 'x'.repeat(300),
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: 'الحاجز مفتوح' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const TypedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Barrier 2{Enter}Gate 1')
    await expect(canvas.getByRole('textbox', { name: 'Remark' })).toHaveValue('Barrier 2\nGate 1')
  },
}
