import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Sparkline } from './Sparkline.tsx'

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Orders', values: [31, 44, 38, 52, 61, 23, 19], names: week },
} satisfies Meta<typeof Sparkline>
export default meta

type Story = StoryObj<typeof meta>

export const OneWeek: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await expect(drawing).toHaveAccessibleName(/Orders.*: from 31 to 19, between 19 and 61$/)
  },
}

export const Gaps: Story = { args: { values: [31, null, 38, 52, null, 23, 19] } }

export const AllEqual: Story = { args: { values: [7, 7, 7, 7] } }

export const OneValue: Story = { args: { values: [7] } }

export const Empty: Story = { args: { values: [] } }

export const OwnColor: Story = { args: { color: 'status.critical.fill', width: 200, height: 40 } }

export const InAnotherLanguage: Story = {
  args: {
    label: 'Bestellungen',
    texts: { summary: ({ first, last }) => `von ${first} auf ${last}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/von 31 auf 19$/)
  },
}

export const BesideFigures: Story = {
  render: (args) => (
    <p>
      <span>Orders 19</span> <Sparkline {...args} /> <span>per day</span>
    </p>
  ),
}

export const ReadByKeyboard: Story = {
  args: { canRead: true, width: 200, height: 40 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sat, Orders 23')
    await expect(canvas.getByText('Sat')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  ...BesideFigures,
  decorators: [(Drawn) => <div dir="rtl">{<Drawn />}</div>],
}
