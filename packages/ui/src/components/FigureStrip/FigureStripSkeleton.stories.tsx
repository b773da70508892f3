import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigureStripSkeleton } from './FigureStripSkeleton.tsx'

const meta = {
  title: 'UI/FigureStripSkeleton',
  component: FigureStripSkeleton,
} satisfies Meta<typeof FigureStripSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const FourFigures: Story = {}

export const TwoFigures: Story = { args: { count: 2 } }
