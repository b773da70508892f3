import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleTable } from '../../testing/sampleTable.tsx'
import { type Sample, samples } from '../../testing/tableSamples.tsx'
import { LongText } from './DataTable.stories.tsx'
import type { DataTable } from './DataTable.tsx'

/** Ways in which a reader uses a table: by keyboard, by ear, and on narrow screens. */
const meta = {
  ...sampleTable,
  title: 'UI/DataTable in use',
} satisfies Meta<typeof DataTable<Sample>>
export default meta

type Story = StoryObj<typeof meta>

/** Chromium does not always draw text anew that a sticky header moved by parts of a pixel: no picture. */
export const SortByKeyboard: Story = {
  parameters: { visual: false },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    within(name).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(within(name).getByRole('button')).toHaveFocus()
    const sorted = canvas.getAllByRole('columnheader').filter((cell) => cell.ariaSort)
    await expect(sorted).toEqual([name])
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      search: '',
      sort: { columnId: 'name', direction: 'descending' },
      page: 1,
    })
  },
}

export const TabOrder: Story = {
  args: { rows: samples.slice(0, 1) },
  play: async ({ canvas }) => {
    const order = [
      'Search',
      'Export CSV',
      'Serial Number',
      'Name',
      'Model',
      'Status',
      'Parked Cars',
    ]
    for (const name of [...order, 'Last Seen', 'History']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}

export const PageByKeyboard: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByText('Showing 31 - 40 of 40')).toBeVisible()
    await expect(next).toHaveFocus()
  },
}

export const SearchIsAnnouncedOnce: Story = {
  args: { defaultState: { page: 2 } },
  play: async ({ canvas }) => {
    const heard: string[] = []
    const status = canvas.getByRole('status')
    const listener = new MutationObserver(() => {
      if (status.textContent) heard.push(status.textContent)
    })
    listener.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.type(canvas.getByRole('searchbox'), 'offline')
    await waitFor(() => expect(heard).toEqual(['3 results']))
    await expect(canvas.getByText('Showing 1 - 3 of 3')).toBeVisible()
  },
}

/** Its picture is that of any wide screen: a story alone has no narrower one. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Gates' })
    region.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(region).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Parked Cars')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Descending' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const descending = canvas.getByRole('button', { name: 'Descending', pressed: true })
    await expect(descending).toHaveFocus()
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('39')
  },
}

/** WCAG 2.2 SC 1.4.10: nothing is cut or scrolls sideways at 320 px. */
export const OnASmallPhone: Story = {
  args: { ...LongText.args },
  globals: { viewport: { value: 'small' } },
  parameters: { visual: false },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
