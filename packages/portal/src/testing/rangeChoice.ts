import { fixtureNow } from '@netportal/contract/fixtures'
import { fn } from 'storybook/test'
import type { RangeChoice } from '../location/useRange.ts'

/** What `useRange` gives for a story, with an API that has ranges: nothing chosen yet. */
export function rangeChoice(choice: Partial<RangeChoice> = {}): RangeChoice {
  return {
    isOffered: true,
    range: null,
    period: null,
    isPending: false,
    fault: null,
    zone: 'Europe/London',
    nowMs: Date.parse(fixtureNow),
    choose: fn(),
    ...choice,
  }
}
