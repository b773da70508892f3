import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigureList } from './FigureList.tsx'

const meta = {
  title: 'UI/FigureList',
  component: FigureList,
  args: {
    figures: [
      { label: 'Online Devices', value: 42 },
      { label: 'Offline Devices', value: 2, tone: 'critical' },
      { label: 'Connected Clients', value: 1240 },
      { label: 'Open Tickets', value: 1 },
    ],
  },
} satisfies Meta<typeof FigureList>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ZeroAndMissing: Story = {
  args: {
    figures: [
      { label: 'Offline Devices', value: 0, tone: 'critical' },
      { label: 'Connected Clients', value: null },
    ],
  },
}

export const WithUnits: Story = {
  args: {
    figures: [
      { label: 'Total Download', value: 1.03e11, text: '96.10', suffix: 'GB' },
      { label: 'Total Upload', value: 0, suffix: 'Bytes' },
    ],
  },
}

export const Huge: Story = {
  args: { figures: [{ label: 'Connected Clients', value: 1_234_567_890 }] },
}

export const LongText: Story = {
  args: {
    figures: [
      { label: 'Devices that answered within the last eleven minutes', value: 469 },
      { label: 'Total Download', value: 1, text: '184.62', suffix: 'terabytes a day' },
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
