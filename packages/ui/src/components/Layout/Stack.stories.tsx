import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const levels = ['Level 1', 'Level 2 with the exit to the harbour', 'Level 3', 'Roof']

const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: {
    gap: 4,
    align: 'stretch',
    children: levels.map((level) => <Panel key={level}>{level}</Panel>),
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Wide: Story = { args: { gap: 8 } }

export const AtTheStart: Story = { args: { align: 'start' } }

export const Centred: Story = { args: { align: 'center' } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
