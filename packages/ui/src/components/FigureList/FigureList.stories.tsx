import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigureList } from './FigureList.tsx'

const meta = {
  title: 'UI/FigureList',
  component: FigureList,
  args: {
    figures: [
      { label: 'Online Gates', value: 42 },
      { label: 'Offline Gates', value: 2, tone: 'critical' },
      { label: 'Parked Cars', value: 1240 },
      { label: 'Open Orders', value: 1 },
    ],
  },
} satisfies Meta<typeof FigureList>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ZeroAndMissing: Story = {
  args: {
    figures: [
      { label: 'Offline Gates', value: 0, tone: 'critical' },
      { label: 'Parked Cars', value: null },
    ],
  },
}

export const WithUnits: Story = {
  args: {
    figures: [
      { label: 'Energy Used', value: 1.03e11, text: '96.10', suffix: 'kWh' },
      { label: 'Energy Sold', value: 0, suffix: 'kWh' },
    ],
  },
}

export const Huge: Story = {
  args: { figures: [{ label: 'Parked Cars', value: 1_234_567_890 }] },
}

export const LongText: Story = {
  args: {
    figures: [
      { label: 'Gates that answered within the last eleven minutes', value: 469 },
      { label: 'Energy Used', value: 1, text: '184.62', suffix: 'kilowatt hours a day' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
