import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Grid } from './Grid.tsx'

const levels = ['Level 1', 'Level 2 with the exit to the harbour', 'Level 3', 'Roof']

const meta = {
  title: 'UI/Grid',
  component: Grid,
  args: {
    gap: 4,
    minColumnPx: 160,
    children: levels.map((level) => <Panel key={level}>{level}</Panel>),
  },
} satisfies Meta<typeof Grid>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Broad: Story = { args: { minColumnPx: 320 } }

export const Stretched: Story = { args: { stretch: true, minColumnPx: 100 } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
