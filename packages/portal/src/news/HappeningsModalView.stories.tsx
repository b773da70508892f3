import { happenings, manyLocations, nothingHappened } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { partly } from '../testing/remotes.ts'
import { expectNamesApart, renamed } from '../testing/rightToLeft.ts'
import { inRouter } from '../testing/storyFrame.tsx'
import { HappeningsModalView } from './HappeningsModalView.tsx'

const meta = {
  title: 'Screens/LocationsOverview/HappeningsModal',
  component: HappeningsModalView,
  decorators: [inRouter],
  args: {
    happenings,
    date: '2026-06-18',
    table: { search: '', sort: { columnId: 'went_down', direction: 'descending' }, page: 1 },
    onTableChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HappeningsModalView>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const calls = canvas.getByRole('link', { name: '4 Harbour Point Hotel' })
    await expect(calls).toHaveAttribute('href', '/locations/101/tickets')
  },
}

export const Empty: Story = { args: { happenings: nothingHappened } }

export const ManySites: Story = {
  parameters: { visual: false },
  args: {
    happenings: {
      ...happenings,
      locations: partly(
        manyLocations(300).map(({ id, name }, index) => ({
          location_id: id,
          location_name: name,
          went_down: index,
          came_back: index % 7,
          calls: index % 3,
        })),
        2,
      ),
    },
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    happenings: { ...happenings, locations: renamed(happenings.locations, 'location_name') },
  },
  play: expectNamesApart,
}
