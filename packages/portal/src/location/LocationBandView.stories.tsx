import { fixtureNow, minutesAgo } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { harbourPoint, loading, ready } from '../testing/remotes.ts'
import { expectNamesApart, guestHouse } from '../testing/rightToLeft.ts'
import { inRouter } from '../testing/storyFrame.tsx'
import { LocationBandView } from './LocationBandView.tsx'

const meta = {
  title: 'Shell/LocationBand',
  component: LocationBandView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { locationId: '101', location: ready(harbourPoint), nowMs: Date.parse(fixtureNow) },
} satisfies Meta<typeof LocationBandView>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { location: loading } }

export const Failed: Story = {
  args: { location: { status: 'failed', message: 'Details not found.' } },
}

export const Ready: Story = {}

/** Where the API tells of moments that are over. */
export const WithMoments: Story = {
  args: { earlierTo: '/locations/101/devices?at=2026-06-18T13:32' },
}

/** Nothing was heard of the site for so long that it may be in any state. */
export const Silent: Story = {
  args: { location: ready({ ...harbourPoint, no_data_since: minutesAgo(200) }) },
}

export const UnknownZone: Story = {
  args: { location: ready({ ...harbourPoint, timezone: 'Europe/Atlantis' }) },
}

export const NameFromRightToLeft: Story = {
  args: { location: ready(guestHouse) },
  play: expectNamesApart,
}
