import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './Pagination.tsx'
import { pageRange, showingText } from './pageRange.ts'

/**
 * For any list that comes in pages, whoever cuts them. `DataTable` brings its own; use it alone where the
 * server cuts the pages, as for a timeline.
 */
const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: {
    page: 2,
    hasNext: true,
    onPageChange: fn(),
    summary: showingText(pageRange(2, 15, 45)),
    position: 'Page 2 of 3',
  },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = {}

export const FirstPage: Story = {
  args: { page: 1, summary: 'Showing 1 - 15 of 45', position: 'Page 1 of 3' },
}

export const LastPage: Story = {
  args: { page: 3, hasNext: false, summary: 'Showing 31 - 45 of 45', position: 'Page 3 of 3' },
}

export const OnlyPage: Story = {
  args: { page: 1, hasNext: false, summary: 'Showing 1 - 7 of 7', position: 'Page 1 of 1' },
}

/** Where there is nothing to turn to, the count can stand alone. */
export const OnlyCount: Story = {
  args: {
    page: 1,
    hasNext: false,
    hasSteps: false,
    summary: 'Showing 1 - 7 of 7',
    position: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 - 7 of 7')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const OfEvents: Story = {
  args: { page: 1, summary: 'Showing 1 - 50 of 214 events', position: undefined },
}

export const WithoutCount: Story = { args: { summary: undefined, position: undefined } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
}

/** Back and onwards point the way the text runs. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Hover: Story = { parameters: { forced: { hover: 'button' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    summary: 'Showing 1,234,501 - 1,234,550 of 12,345,678 events of every location of the group',
    position: 'Page 24,691 of 246,914',
    previousText: 'The fifty events before these',
    nextText: 'The fifty events after these',
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  },
}

export const KeepsFocusAtTheEnd: Story = {
  args: { page: 3, hasNext: false, position: 'Page 3 of 3' },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
