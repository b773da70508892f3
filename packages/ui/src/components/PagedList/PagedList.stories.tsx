import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { PagedList } from './PagedList.tsx'

const rooms = (count: number) => Array.from({ length: count }, (_, index) => `Room ${index + 1}`)

const meta = {
  title: 'UI/PagedList',
  component: PagedList<string>,
  args: {
    items: rooms(20_000),
    pageSize: 10,
    label: 'Rooms: pages',
    onPageChange: fn(),
    children: (shown, { from }) => (
      <ol start={from} style={{ listStyle: 'decimal', padding: '0 20px 12px 80px' }}>
        {shown.map((room) => (
          <li key={room}>{room}</li>
        ))}
      </ol>
    ),
  },
  render: (args) => (
    <Panel flush title="Rooms">
      <PagedList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof PagedList<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Long: Story = {}

export const Fits: Story = { args: { items: rooms(8) } }

export const LastPage: Story = { args: { items: rooms(24), page: 3 } }

export const LongText: Story = {
  args: {
    showingText: ({ from, to, total }) =>
      `Rooms ${from} to ${to} of the ${total} rooms of every house that belongs to the group`,
    previousText: 'The ten rooms before these',
    nextText: 'The ten rooms after these',
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: false },
  play: async ({ args, canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText('Room 21')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 - 30 of 20,000')
    await expect(next).toHaveFocus()
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(10)
  },
}
