import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Cluster } from './Cluster.tsx'

const levels = ['Level 1', 'Level 2 with the exit to the harbour', 'Level 3', 'Roof']

const meta = {
  title: 'UI/Cluster',
  component: Cluster,
  args: {
    gap: 3,
    align: 'center',
    justify: 'start',
    children: levels.map((level) => <Panel key={level}>{level}</Panel>),
  },
} satisfies Meta<typeof Cluster>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Close: Story = { args: { gap: 1 } }

export const Between: Story = { args: { justify: 'between' } }

export const AtTheEnd: Story = { args: { justify: 'end' } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
