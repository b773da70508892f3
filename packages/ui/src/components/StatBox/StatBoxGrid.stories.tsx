import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatBox } from './StatBox.tsx'
import { StatBoxGrid } from './StatBoxGrid.tsx'

const boxes = (count: number) =>
  ['Roof', 'Level 1', 'Level 2', 'Level 3', 'Level 4', 'Cellar', 'Yard']
    .slice(0, count)
    .map((level, index) => (
      <StatBox key={level} title={level} value={index * 12} caption="free places" />
    ))

const meta = {
  title: 'UI/StatBoxGrid',
  component: StatBoxGrid,
  args: { children: boxes(3) },
} satisfies Meta<typeof StatBoxGrid>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { args: { children: boxes(1) } }

export const Two: Story = { args: { children: boxes(2) } }

export const Three: Story = {}

export const Four: Story = { args: { children: boxes(4) } }

export const Five: Story = { args: { children: boxes(5) } }

export const Seven: Story = { args: { children: boxes(7) } }
