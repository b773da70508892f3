import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusStrip } from './StatusStrip.tsx'
import type { StripPeriod } from './stripRuns.ts'

const day = 86_400_000
const start = Date.UTC(2026, 4, 21)
const end = start + 28 * day
const at = (days: number) => start + days * day

const meta = {
  title: 'UI/StatusStrip',
  component: StatusStrip,
  args: {
    label: 'Status since 2026-05-21 09:12: 3 offline periods',
    stateTexts: { good: 'Online', bad: 'Offline' },
    from: start,
    to: end,
    periods: [
      { state: 'good', from: start, to: at(11.6) },
      { state: 'bad', from: at(11.6), to: at(12.2) },
      { state: 'good', from: at(12.2), to: at(15.3) },
      { state: 'bad', from: at(15.3), to: at(15.32) },
      { state: 'good', from: at(15.32), to: end },
    ],
    ticks: [
      { at: start, label: '05-21' },
      { at: at(7), label: '05-28' },
      { at: at(14), label: '06-04' },
      { at: at(21), label: '06-11' },
      { at: end, label: '06-18' },
    ],
  },
} satisfies Meta<typeof StatusStrip>
export default meta

type Story = StoryObj<typeof meta>

export const OnlineAndOffline: Story = {}

export const WithUnknown: Story = {
  args: {
    stateTexts: { good: 'Online', bad: 'Offline', unknown: 'Unknown' },
    periods: [
      { state: 'unknown', from: start, to: at(5) },
      { state: 'good', from: at(5), to: at(27.95) },
      { state: 'bad', from: at(27.95), to: end },
    ],
  },
}

export const Empty: Story = { args: { periods: [] } }

export const Restless: Story = {
  args: {
    periods: Array.from(
      { length: 4000 },
      (_, index): StripPeriod => ({
        state: index % 2 ? 'bad' : 'good',
        from: start + (index * (end - start)) / 4000,
        to: start + ((index + 1) * (end - start)) / 4000,
      }),
    ),
  },
}

/** No state lasts for a pixel: a column shows the one that most of it is in. */
export const RestlessUnknown: Story = {
  args: {
    stateTexts: { good: 'Online', unknown: 'Unknown' },
    periods: Array.from({ length: 20_000 }, (_, index): StripPeriod => {
      const isGood = index % 2 === (index < 10_000 ? 1 : 0)
      const width = (end - start) / 20_000
      return {
        state: isGood ? 'good' : 'unknown',
        from: start + index * width,
        to: start + (index + 1) * width,
      }
    }),
  },
}

export const LongText: Story = {
  args: {
    stateTexts: {
      good: 'Online, and answered each time it was asked',
      bad: 'Offline, or it did not answer for more than eleven minutes',
      unknown: 'Unknown, since nobody asked',
    },
  },
}
