import { locations, manyLocations } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { loading, ready } from '../testing/remotes.ts'
import { LocationSwitchView } from './LocationSwitchView.tsx'

const meta = {
  title: 'Shell/LocationSwitch',
  component: LocationSwitchView,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    locationId: '101',
    locations: ready([...locations]),
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof LocationSwitchView>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'hotel du')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(103)
    await userEvent.click(screen.getByRole('combobox', { name: 'Location' }))
    await expect(screen.queryByRole('option', { name: 'Harbour Point Hotel' })).toBeNull()
  },
}

/** It draws those in sight, and finds any. */
export const FiveThousand: Story = {
  parameters: { visual: false },
  args: { locations: ready(manyLocations(5000)) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Location' }))
    await expect(screen.getAllByRole('option').length).toBeLessThan(200)
    await userEvent.keyboard('Site 4999{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(5998)
  },
}

export const Loading: Story = { parameters: { visual: false }, args: { locations: loading } }

export const Failed: Story = {
  parameters: { visual: false },
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}
