import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleX } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { iconSize } from '../../theme/scales.ts'
import { Comb } from '../Comb/Comb.tsx'
import { FigureList } from '../FigureList/FigureList.tsx'
import { InlineState } from '../InlineState/InlineState.tsx'
import { StatBox } from './StatBox.tsx'
import { StatBoxAction } from './StatBoxAction.tsx'
import { StatBoxGrid } from './StatBoxGrid.tsx'

const onOffline = fn()

const parts = (
  <>
    <StatBoxAction tone="good" icon={<CircleCheck size={iconSize.sm} />}>
      42 Online
    </StatBoxAction>
    <StatBoxAction tone="critical" icon={<CircleX size={iconSize.sm} />} onClick={onOffline}>
      2 Offline
    </StatBoxAction>
  </>
)

const comb = (
  <Comb
    size="lg"
    counts={{ bad: 2, unknown: 1, good: 42 }}
    label="42 online, 2 offline, 1 unknown"
  />
)

const meta = {
  title: 'UI/StatBox',
  component: StatBox,
  args: {
    title: 'Gate Status',
    value: '93.3',
    unit: '%',
    caption: 'online',
    status: { tone: 'good', word: 'Good' },
    children: comb,
    footer: parts,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.widthPx ?? 456 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatBox>
export default meta

type Story = StoryObj<typeof meta>

export const Good: Story = {}

/** A remark about the figure, and one about a small figure beside it. */
export const WithNotes: Story = {
  args: {
    note: 'Counted 4 min ago',
    children: <FigureList figures={[{ label: 'Passengers', value: 1240, note: '(24 h)' }]} />,
  },
}

/** A unit that is a word stands apart from its figure, for the eye and for who copies it. */
export const WordAsUnit: Story = {
  args: {
    title: 'Level 2',
    value: '1,204',
    unit: 'spaces',
    caption: 'free',
    status: undefined,
    children: null,
    footer: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204').parentElement).toHaveTextContent('1,204 spaces')
  },
}

export const Warning: Story = {
  args: { value: '77.8', status: { tone: 'warning', word: 'Warning' } },
}

export const Critical: Story = {
  args: { value: '66.7', status: { tone: 'critical', word: 'Critical' } },
}

export const NoData: Story = {
  args: {
    value: 'N/A',
    unit: undefined,
    status: { tone: 'noData', word: 'No data' },
    children: <Comb size="lg" counts={{ bad: 0, unknown: 0, good: 0 }} label="No gates" />,
  },
}

export const Plain: Story = {
  args: {
    title: 'Parking Levels',
    value: '318',
    unit: undefined,
    caption: 'Spaces in Use',
    status: undefined,
    children: (
      <FigureList
        figures={[
          { label: 'Energy Used', value: 1.98e11, text: '184.62', suffix: 'kWh' },
          { label: 'Energy Sold', value: 4.4e10, text: '41.07', suffix: 'kWh' },
        ]}
      />
    ),
    footer: (
      <>
        <span>(from 9 levels)</span>
        <a href="#levels">View Details</a>
      </>
    ),
  },
}

export const NotLoaded: Story = {
  args: {
    ...Plain.args,
    value: '0',
    muted: true,
    caption: 'Spaces in Use, not loaded',
    children: <InlineState state="loading">Trying again...</InlineState>,
  },
}

export const Huge: Story = {
  args: { value: '1,234,567,890,123', unit: 'GB', caption: 'a caption that wraps to a line' },
}

export const Hover: Story = { args: { ...Plain.args }, parameters: { forced: { hover: 'a' } } }

export const Focus: Story = {
  args: { ...Plain.args },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    title: 'Gate status of The Long Meadow Country House Garage and Visitors Park',
    status: { tone: 'critical', word: 'Critical for more than a day' },
    caption: 'online of all that were ever seen in one of its buildings',
  },
}

export const Row: Story = {
  parameters: { widthPx: 1200 },
  render: (args) => (
    <StatBoxGrid>
      <StatBox {...args} />
      <StatBox {...args} {...Plain.args} />
      <StatBox {...args} {...Plain.args} title="Orders" value="1" caption="Open Orders" />
    </StatBoxGrid>
  ),
}

export const LookedIntoByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2 Offline' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOffline).toHaveBeenCalledOnce()
  },
}
