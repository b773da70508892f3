import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { container } from '../../theme/scales.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Counting cars', value: 3, max: 12, valueText: '3 of 12 levels' },
  argTypes: { value: { control: 'number' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {}

export const Nothing: Story = { args: { value: 0, valueText: '0 of 12 levels' } }

export const All: Story = { args: { value: 12, valueText: '12 of 12 levels', tone: 'good' } }

/** More than all is all. */
export const TooMuch: Story = { args: { value: 20, valueText: '20 of 12 levels' } }

export const Unknown: Story = { args: { value: null, valueText: 'Starting...' } }

export const Warning: Story = { args: { tone: 'warning' } }

export const Critical: Story = { args: { tone: 'critical', valueText: 'Stopped at level 3' } }

export const LabelAlone: Story = { args: { valueText: undefined } }

export const LabelHidden: Story = { args: { labelHidden: true, valueText: undefined } }

export const LongText: Story = {
  args: {
    label: 'Counting the cars of the garage below the opera house, the town hall and the market',
    valueText: `3 of 12 levels ${'x'.repeat(60)}`,
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

export const ReadOut: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Counting cars' })
    await expect(bar).toHaveAttribute('aria-valuenow', '3')
    await expect(bar).toHaveAttribute('aria-valuemax', '12')
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 levels')
  },
}
