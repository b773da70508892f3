import { type ComparisonSums, noSums } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { monthFigure } from './figures.ts'
import type { GroupMonth, SiteMonth } from './group.ts'
import { monthOpening } from './opening.ts'
import { locationsTable } from './table.ts'

const days = (month: string, last: number | null) => ({
  first: `${month}-01`,
  last: last === null ? null : `${month}-${last}`,
})
/** Sums of a time with so much uptime, in per cent; null where nothing is known. */
const sums = (uptime: number | null, count: number): ComparisonSums =>
  uptime === null
    ? noSums
    : { ...noSums, days: count, online_ms: uptime * 36_000, offline_ms: (100 - uptime) * 36_000 }

/** A location with its uptime in May 2026, in April, and in May 2025. */
function site(
  name: string,
  now: number | null,
  before: number | null = null,
  yearBefore: number | null = null,
  last: number | null = 31,
): SiteMonth {
  return {
    place: {
      id: 1,
      name,
      timezone: 'UTC',
      start: '2026-05-01',
      end: '2026-05-31',
      fromMs: 0,
      toMs: 1,
      untilMs: 1,
    },
    now: { days: days('2026-05', last), sums: sums(now, last ?? 0) },
    before: { days: days('2026-04', 30), sums: sums(before, 30) },
    yearBefore: { days: days('2025-05', 31), sums: sums(yearBefore, 31) },
    daySums: [],
    isUpToDate: true,
  }
}
const group = (...sites: SiteMonth[]): GroupMonth => ({ month: '2026-05', sites })
const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('the opening', () => {
  it.each<[string, SiteMonth[]]>([
    [
      'In May 2026 the access points of Pier were online for 99.50% of the time, 0.50 points better than in April 2026 and as in May 2025.',
      [site('Pier', 99.5, 99, 99.5)],
    ],
    ['In May 2026 the access points of Pier were online all the time.', [site('Pier', 100)]],
    [
      'In May 2026 the access points of 3 locations were online for 98.00% of the time, 1.00 points worse than in April 2026. All 3 locations did worse than in April 2026. Uptime was lowest at Quay, with 97.00%.',
      [site('Pier', 98, 99), site('Quay', 97, 98), site('Mole', 99, 100)],
    ],
    [
      'In May 2026 the access points of 2 locations were online for 99.00% of the time, 1.00 points better than in April 2026. All 2 locations did better than in April 2026. Uptime was lowest at Pier, with 99.00%.',
      [site('Pier', 99, 98), site('Quay', 99, 98)],
    ],
    [
      'In May 2026 the access points of 2 locations were online all the time, as in April 2026. All 2 locations did as well as in April 2026.',
      [site('Pier', 100, 100), site('Quay', 100, 100)],
    ],
    [
      'In May 2026 the access points of 4 locations were online for 98.00% of the time. Of the 2 locations that can be compared with April 2026, 1 did worse than then and 1 better. Uptime was lowest at Pier, with 97.00%. How 1 location did is not known.',
      [site('Pier', 97, 98), site('Quay', 99, 98), site('Mole', 98), site('Dock', null)],
    ],
    [
      'Nothing was recorded of access points at 2 locations in May 2026, so it is not known how the network was.',
      [site('Pier', null, 98), site('Quay', null)],
    ],
    [
      'In the first 17 days of May 2026 the access points of Pier were online for 99.00% of the time.',
      [site('Pier', 99, null, null, 17)],
    ],
    [
      'No day of May 2026 is over yet: there are no figures to tell.',
      [site('Pier', null, null, null, null)],
    ],
  ])('%s', (words, sites) => {
    expect(withoutMarks(monthOpening(group(...sites)))).toBe(words)
  })
})

describe('a figure of the group', () => {
  it('is compared with the same locations alone, and with all days', () => {
    const notes = (...sites: SiteMonth[]) => monthFigure('uptime', group(...sites)).notes
    expect(notes(site('Pier', 99, 98), site('Quay', 99, 98))).toEqual([
      'Apr 2026: 98.00% (+1.00)',
      'May 2025: not known',
    ])
    expect(notes(site('Pier', 99, 98), site('Quay', 99))[0]).toBe(
      'Apr 2026: 98.00%, of 1 of 2 locations',
    )
    const pier = site('Pier', 99, 98)
    const late = { ...pier, before: { ...pier.before, sums: sums(98, 12) } }
    expect(notes(late)[0]).toBe('Apr 2026: 98.00%, known in part')
  })
})

it('lists the locations with the worst first, and says in its cell what is missing', () => {
  const pier = site('Pier', 99, 98)
  const late = { ...pier, before: { ...pier.before, sums: sums(98, 12) } }
  const { blocks } = locationsTable(group(site('Dock', null), late, site('Quay', 97, 98)))
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows.map(([name, uptime]) => [name, uptime])).toEqual([
    ['Quay', '97.00%\n−1.00 points'],
    ['Pier\n12 of 30 days of April 2026 known', '99.00%\n+1.00 points'],
    ['Dock', 'N/A\nNo access\npoints'],
  ])
})
