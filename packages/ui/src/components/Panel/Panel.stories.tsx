import type { Meta, StoryObj } from '@storybook/react-vite'
import { container } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { Panel } from './Panel.tsx'

const meta = {
  title: 'UI/Panel',
  component: Panel,
  args: { title: 'Gates and Barriers', children: 'Anything that belongs together.' },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const Titled: Story = {}

export const WithActions: Story = { args: { actions: <Button>Export CSV</Button> } }

export const Untitled: Story = { args: { title: undefined } }

export const Flush: Story = {
  args: { flush: true, children: <div style={{ blockSize: 44, border: '1px dashed' }} /> },
}

export const Ruled: Story = {
  args: { title: undefined, ruled: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: container.auth }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    title: 'Levels and Spaces for The Long Meadow Country House Garage and Visitors Park',
    actions: <Button>Export CSV</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
