import { found, foundNothing } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inRouter } from '../testing/storyFrame.tsx'
import { FindView } from './FindView.tsx'

const harbour = ['Harbour Point Hotel']

const meta = {
  title: 'Shell/Find',
  component: FindView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    typed: '48',
    pages: [
      { text: 'Timeline', details: harbour, to: '/locations/101/timeline' },
      { text: 'Devices', details: harbour, to: '/locations/101/devices' },
      { text: 'Dashboard', details: [], to: '/dashboard' },
      { text: 'On-Demand Reports', details: [], to: '/reports' },
    ],
    found,
    isSearching: false,
    failure: null,
    isKnownOnly: false,
    onType: fn(),
    onGo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FindView>
export default meta

type Story = StoryObj<typeof meta>

export const Prompt: Story = { args: { typed: '', found: null } }

export const Results: Story = {
  play: async ({ args }) => {
    const box = screen.getByRole('combobox')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    const last = screen.getByRole('option', { name: /^#48187/ })
    await expect(box).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ text: 'FL04-AP-48' }))
  },
}

/** What was found before stays while the next answer is on its way. */
export const Searching: Story = { args: { typed: '482', isSearching: true } }

export const SearchingFirst: Story = {
  parameters: { visual: false },
  args: { found: null, isSearching: true },
}

export const NothingFound: Story = { args: { typed: 'Zanzibar', found: foundNothing } }

export const Failed: Story = {
  args: { found: null, failure: { message: 'Failed to search', retry: fn() } },
}

/** With an API that has no search. */
export const KnownOnly: Story = { args: { isKnownOnly: true } }

export const OfAllCustomers: Story = {
  parameters: { visual: false },
  args: {
    found: {
      ...found,
      devices: found.devices.map((one) => ({ ...one, customer_company_name: 'Example Company' })),
    },
  },
}
