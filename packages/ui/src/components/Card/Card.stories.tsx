import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Comb } from '../Comb/Comb.tsx'
import { FigureList } from '../FigureList/FigureList.tsx'
import { InlineState } from '../InlineState/InlineState.tsx'
import { Card, CardGrid } from './Card.tsx'

const onRetry = fn()

const figures = (bad: number, missing = false) => [
  { label: 'Online Gates', value: 42 },
  { label: 'Offline Gates', value: bad, tone: 'critical' as const },
  { label: 'Parked Cars', value: missing ? null : 1240 },
  { label: 'Open Orders', value: missing ? null : 1 },
]

const meta = {
  title: 'UI/Card',
  component: Card,
  args: {
    title: <a href="#harbour-point">Harbour Point Garage</a>,
    subtitle: 'Europe/London',
    children: (
      <>
        <Comb counts={{ bad: 2, unknown: 0, good: 42 }} label="42 online, 2 offline" />
        <FigureList figures={figures(2)} />
      </>
    ),
  },
  render: (args) => (
    <CardGrid>
      <Card {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const MissingFigures: Story = {
  args: { children: <FigureList figures={figures(0, true)} /> },
}

export const Queued: Story = {
  args: {
    children: (
      <InlineState state="queued" fill>
        Loading stats...
      </InlineState>
    ),
  },
}

export const Loading: Story = {
  args: {
    children: (
      <InlineState state="loading" fill>
        Loading stats...
      </InlineState>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: (
      <a href="#long-meadow">
        The Long Meadow Country House Garage and Visitors Park at Abbotsford
      </a>
    ),
  },
}

export const WithoutLink: Story = { args: { title: 'Harbour Point Garage' } }

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      {['Airport Terminal East', 'Lakeside Deck', 'Old Mill Square', 'Garden Court Garage'].map(
        (name) => (
          <Card {...args} key={name} title={<a href="#site">{name}</a>} />
        ),
      )}
    </CardGrid>
  ),
}

export const Hover: Story = { parameters: { forced: { hover: 'article, article a' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Harbour Point Garage' })).toHaveFocus()
  },
}

export const OtherControlsStayAbove: Story = {
  args: {
    children: (
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const { x, y, width, height } = canvas
      .getByRole('button', { name: 'Retry' })
      .getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    await expect(hit?.closest('button')).toBe(canvas.getByRole('button', { name: 'Retry' }))
    const card = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(
      canvas.getByRole('link'),
    )
  },
}
