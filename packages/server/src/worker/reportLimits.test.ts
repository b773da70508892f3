import { describe, expect, it } from 'vitest'
import { TooLarge } from '../reports/drawing.ts'
import { limitReason, patienceFor, pdfTicketsMax, refusalOf } from './reportLimits.ts'

describe('the limits of a report', () => {
  it('give a large one more time, but no hours', () => {
    expect([0, 3000, 10_000_000].map((size) => patienceFor({ size }) / 60_000)).toEqual([2, 3, 20])
  })

  it.each([
    ['call_center_activity', 'pdf', pdfTicketsMax, false],
    ['call_center_activity', 'pdf', pdfTicketsMax + 1, true],
    ['call_center_activity', 'csv', pdfTicketsMax + 1, false],
    ['network_health', 'pdf', pdfTicketsMax + 1, false],
  ] as const)('of %s as %s with %d refuse it: %s', (type, format, size, isRefused) => {
    const refusal = refusalOf({ type, format, places: [], parameters: null }, { size })
    expect(refusal).toBe(
      isRefused
        ? 'About 25,001 tickets are too many for a PDF, which has room for 25,000. Please choose fewer days or locations, or CSV.'
        : null,
    )
  })

  it('say which one a report came to, and nothing of other failures', () => {
    expect(limitReason(new TooLarge('time'), 180_000)).toContain('the 3 minutes')
    expect(limitReason(new TooLarge('memory'), 180_000)).toContain('more memory')
    expect(limitReason(new Error('x'), 180_000)).toBeNull()
  })
})
