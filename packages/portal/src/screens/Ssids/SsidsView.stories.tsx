import { fixtureNow, minutesAgo, ssids, unusualSsids } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { harbourPoint, loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, guestHouse, renamed } from '../../testing/rightToLeft.ts'
import { inLocationFrame } from '../../testing/storyFrame.tsx'
import { SsidsView } from './SsidsView.tsx'

const meta = {
  title: 'Screens/SSIDs',
  component: SsidsView,
  decorators: inLocationFrame('/locations/101/ssids'),
  parameters: { layout: 'fullscreen' },
  args: {
    location: ready(harbourPoint),
    ssids: ready([...ssids]),
    nowMs: Date.parse(fixtureNow),
    isInactiveShown: false,
    onInactiveShownChange: fn(),
    table: { search: '', sort: { columnId: 'name', direction: 'ascending' }, page: 1 },
    onTableChange: fn(),
  },
} satisfies Meta<typeof SsidsView>
export default meta

type Story = StoryObj<typeof meta>

/** The pie's code comes after the page. */
const withPie: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('list', { name: /^Export/ })).toBeVisible()
}

export const Loading: Story = { args: { ssids: loading } }

export const Failed: Story = {
  args: { ssids: { status: 'failed', message: 'Failed to fetch SSIDs with counts', retry: fn() } },
}

export const Empty: Story = { args: { ssids: ready([]) }, play: withPie }

export const Ready: Story = { play: withPie }

/** Where the API tells when clients were counted: one network's controller has been silent for hours. */
export const CountLate: Story = {
  args: {
    ssids: ready(
      ssids.map((ssid, index) => ({
        ...ssid,
        counted_at: ssid.latest_client_count === null ? null : minutesAgo(index === 5 ? 190 : 12),
        count_interval_seconds: 3600,
      })),
    ),
  },
  play: withPie,
}

export const InactiveShown: Story = { args: { isInactiveShown: true }, play: withPie }

export const NoClients: Story = {
  args: { ssids: ready(ssids.map((ssid) => ({ ...ssid, latest_client_count: 0 }))) },
  play: withPie,
}

export const UnusualNames: Story = { args: { ssids: ready([...unusualSsids]) }, play: withPie }

export const SomeUnreadable: Story = { args: { ssids: ready(partly(ssids, 1)) } }

export const NamesFromRightToLeft: Story = {
  args: {
    location: ready(guestHouse),
    ssids: ready(renamed(ssids, 'ssid_broadcast_name_api', 'wlan_name_api')),
    isInactiveShown: true,
  },
  play: async (context) => {
    await withPie(context)
    await expectNamesApart(context)
  },
}
