import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FigureStrip } from './FigureStrip.tsx'
import { FigureStripSkeleton } from './FigureStripSkeleton.tsx'

const onOffline = fn()

const meta = {
  title: 'UI/FigureStrip',
  component: FigureStrip,
  args: {
    figures: [
      { label: 'Online Gates', value: 469 },
      { label: 'Offline Gates', value: 21, tone: 'critical', onSelect: onOffline },
      { label: 'Parked Cars', value: 3384 },
      { label: 'Open Orders', value: 7, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof FigureStrip>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AllWell: Story = {
  args: {
    figures: [
      { label: 'Online Gates', value: 490 },
      { label: 'Offline Gates', value: 0, tone: 'critical' },
      { label: 'Parked Cars', value: 3384 },
      { label: 'Open Orders', value: 0 },
    ],
  },
}

export const Huge: Story = {
  args: {
    figures: [
      { label: 'Online Gates', value: 1_234_567_890 },
      { label: 'Offline Gates', value: null, tone: 'critical' },
      { label: 'Online share', value: 93.3, suffix: '%' },
    ],
  },
}

export const Hover: Story = {
  parameters: { forced: { hover: 'dl > div:nth-child(2), dl > div:nth-child(2) button' } },
}

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Offline Gates 21 View' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    figures: [
      { label: 'Gates that answered within the last eleven minutes', value: 469 },
      { label: 'Gates that did not', value: 21, tone: 'critical', onSelect: fn() },
    ],
    viewText: 'View each of these gates',
  },
}

/** The skeleton is exactly as high as what replaces it. */
export const NothingMovesWhenFiguresCome: Story = {
  render: (args) => (
    <>
      <div data-testid="pending">
        <FigureStripSkeleton />
      </div>
      <div data-testid="ready">
        <FigureStrip {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('pending').offsetHeight).toBe(
      canvas.getByTestId('ready').offsetHeight,
    )
  },
}

export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Offline Gates 21 View' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOffline).toHaveBeenCalledOnce()
  },
}

export const Notes: Story = {
  args: {
    figures: [
      { label: 'Online Gates', value: 724, note: '37 of 300 locations' },
      {
        label: 'Offline Gates',
        value: 21,
        tone: 'critical',
        note: '37 of 300 locations',
        onSelect: fn(),
      },
      { label: 'Parked Cars', value: 3384, note: '36 of 300 locations' },
      { label: 'Open Orders', value: null, note: '0 of 300 locations' },
    ],
  },
}
