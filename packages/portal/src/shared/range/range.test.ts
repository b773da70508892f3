import { addDays, formatDate } from '@netportal/format'
import { describe, expect, it, test } from 'vitest'
import {
  calendarChoices,
  datesOf,
  daysOf,
  faultOf,
  periodOf,
  type Range,
  rangeText,
  readRange,
  writeRange,
} from './range.ts'

const utc = (text: string) => Date.parse(`${text}:00Z`)
const now = utc('2026-11-29T12:00')

describe('a range in an address', () => {
  test.each([
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2026-q4', '2026-10-01', '2026-12-31'],
    ['2026-10-05..2026-11-02', '2026-10-05', '2026-11-02'],
    ['2026-10-05', '2026-10-05', '2026-10-05'],
    [' 2026-10 ', '2026-10-01', '2026-10-31'],
    ['2026-11-02..2026-10-05', '2026-11-02', '2026-10-05'],
  ])('%s is from %s to %s', (text, first, last) => {
    const range = readRange(text)
    expect(range && daysOf(range)).toEqual({ first, last })
  })

  test.each([
    '',
    'banana',
    '2026',
    '2026-13',
    '2026-00',
    '2026-Q5',
    '2026-02-30',
    '2026-02-01..2026-02-30',
    '2026-10-01..',
    '..2026-10-01',
    '2026-10-01..2026-10-31..2026-11-30',
    '2026-10..2026-11',
    '0000-10',
    '9999-12',
    '9999-Q4',
    '1999-12-31..2000-01-01',
  ])('is not %j', (text) => expect(readRange(text)).toBeNull())

  it.each(['2026-10', '2026-Q4', '2026-10-05..2026-11-02', '2026-10-05..2026-10-05'])(
    '%s is written as it was read',
    (text) => {
      const range = readRange(text)
      expect(range && writeRange(range)).toBe(text)
    },
  )
})

const allZones = Intl.supportedValuesOf('timeZone')
/** Years in which zones changed their clocks by odd amounts, at midnight, or left off; and one to come. */
const years = [2011, 2018, 2026, 2027]
const quarters = years.flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}-Q${quarter}`))
const monthsOf = (quarter: string) => {
  const { first } = daysOf({ kind: 'quarter', quarter })
  return [0, 1, 2].map((place) => {
    const month = Number(first.slice(5, 7)) + place
    return `${first.slice(0, 5)}${String(month).padStart(2, '0')}`
  })
}

/** Asks the engine itself: the code under test goes through `format`. */
function daysByIntl(zone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  return (ms) => format.format(ms)
}

describe('the period of a range', () => {
  test.each([
    // 743 and 745 hours.
    ['2026-03', 'Europe/Berlin', '2026-02-28T23:00', '2026-03-31T22:00'],
    ['2026-10', 'Europe/Berlin', '2026-09-30T22:00', '2026-10-31T23:00'],
    ['2026-Q4', 'America/New_York', '2026-10-01T04:00', '2027-01-01T05:00'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00', '2026-11-02T05:00'],
    // A midnight that the clocks skip.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00', '2018-11-05T02:00'],
    ['2026-10', 'Asia/Kathmandu', '2026-09-30T18:15', '2026-10-31T18:15'],
    ['2026-10', 'Mars/Base', '2026-10-01T00:00', '2026-11-01T00:00'],
  ])('%s in %s', (text, zone, from, until) => {
    const range = readRange(text)
    expect(range && periodOf(range, zone, now)).toEqual({ fromMs: utc(from), untilMs: utc(until) })
  })

  it('of so many days is so many times 24 hours, whatever the clocks do', () => {
    const range: Range = { kind: 'days', days: 7 }
    const at = utc('2026-10-28T12:00')
    expect(periodOf(range, 'Europe/Berlin', at)).toEqual({
      fromMs: utc('2026-10-21T12:00'),
      untilMs: at,
    })
  })

  it('of a month or quarter begins and ends with its days on the clocks of every zone', () => {
    for (const zone of allZones) {
      const dayOf = daysByIntl(zone)
      for (const text of quarters.flatMap((quarter) => [quarter, ...monthsOf(quarter)])) {
        const range = readRange(text)
        if (range === null) throw new Error(text)
        const { first, last } = daysOf(range)
        const { fromMs, untilMs } = periodOf(range, zone, now)
        const ends = [fromMs - 1, fromMs, untilMs - 1, untilMs].map(dayOf)
        const meant = [addDays(first, -1), first, last, addDays(last, 1)]
        expect(ends, `${text} ${zone}`).toEqual(meant)
      }
    }
  }, 60_000)

  it('of a quarter is that of its three months, one after the other', () => {
    for (const zone of allZones) {
      for (const quarter of quarters) {
        const whole = periodOf({ kind: 'quarter', quarter }, zone, now)
        const months = monthsOf(quarter).map((month) =>
          periodOf({ kind: 'month', month }, zone, now),
        )
        const ends = [...months.map(({ fromMs }) => fromMs), whole.untilMs]
        const meant = [whole.fromMs, ...months.map(({ untilMs }) => untilMs)]
        expect(ends, `${quarter} ${zone}`).toEqual(meant)
      }
    }
  }, 60_000)
})

test.each([
  ['2026-11-29..2026-11-28', 'The first day is after the last one.'],
  ['2026-12', 'This range is still to come.'],
  ['2026-11-30', 'This range is still to come.'],
  ['2025-01-01..2026-01-02', 'A range has at most 366 days.'],
  ['2025-01-01..2026-01-01', null],
  ['2024', null],
  ['2026-11', null],
  ['2026-Q4', null],
])('of %s the fault is %j', (text, fault) => {
  const range = readRange(text)
  expect(range && faultOf(range, '2026-11-29')).toBe(fault)
})

test.each([
  ['2026-11-29', ['2026-11', '2026-10', '2026-Q4', '2026-Q3']],
  ['2026-01-01', ['2026-01', '2025-12', '2026-Q1', '2025-Q4']],
  ['2026-03-31', ['2026-03', '2026-02', '2026-Q1', '2025-Q4']],
  ['2026-04-01', ['2026-04', '2026-03', '2026-Q2', '2026-Q1']],
])('on %s there are %j', (today, texts) => {
  expect(calendarChoices(today).map(({ range }) => writeRange(range))).toEqual(texts)
})

test.each([
  [{ kind: 'days', days: 1 }, '1 day'],
  [{ kind: 'days', days: 30 }, '30 days'],
  [{ kind: 'days', days: 0 }, 'All Days'],
  [{ kind: 'month', month: '2026-10' }, '2026-10'],
  [{ kind: 'quarter', quarter: '2026-Q4' }, '2026-Q4'],
  [{ kind: 'dates', from: '2026-10-01', to: '2026-10-31' }, '2026-10-01 to 2026-10-31'],
  [{ kind: 'dates', from: '2026-10-01', to: '2026-10-01' }, '2026-10-01'],
] as const)('%j is called %s', (range, text) => expect(rangeText(range)).toBe(text))

test('days chosen by hand go on from those that were shown, up to today', () => {
  expect(datesOf({ kind: 'month', month: '2026-11' }, 'Europe/Berlin', now)).toEqual({
    first: '2026-11-01',
    last: '2026-11-29',
  })
  expect(datesOf({ kind: 'days', days: 7 }, 'Pacific/Auckland', now)).toEqual({
    first: formatDate(now - 7 * 86_400_000, 'Pacific/Auckland'),
    last: '2026-11-30',
  })
})
