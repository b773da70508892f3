import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gradeSince,
  type IncidentMailItem,
  type IncidentMailReader,
  type IncidentMailRule,
  incidentMailLimits,
  incidentMailsDue,
  type OpenIncident,
  ruleFor,
  sameIncidents,
} from './incidentMails.ts'
import { incidentsOf, type Outage } from './incidents.ts'

const minuteMs = 60_000
const at = (minute: number) => minute * minuteMs
const down = (from: number, until: number | null = null): Outage => ({
  startMs: at(from),
  endMs: until === null ? null : at(until),
})

const rule = (given: Partial<IncidentMailRule> = {}): IncidentMailRule => ({
  locationId: null,
  grade: 'minor',
  afterMinutes: 0,
  isEndMailed: true,
  sinceMs: 0,
  ...given,
})
const reader = (given: Partial<IncidentMailReader> = {}): IncidentMailReader => ({
  rules: [rule()],
  openings: [],
  awaited: [],
  mailedMs: [],
  isWaiting: false,
  ...given,
})
const incident = (given: Partial<OpenIncident> = {}): OpenIncident => {
  const outages = given.outages ?? [down(100)]
  return {
    locationId: 1,
    startMs: Math.min(...outages.map(({ startMs }) => startMs)),
    outages,
    siteAccessPoints: 10,
    isQuiet: false,
    ...given,
  }
}
const opened = (startMinute: number, locationId = 1): IncidentMailItem => ({
  kind: 'opened',
  locationId,
  startMs: at(startMinute),
})

describe('since when an incident is of a grade', () => {
  it.each([
    ['minor', [down(10)], 10],
    ['minor', [down(10, 12), down(12)], 10],
    ['minor', [down(10, 12), down(14)], 14],
    ['minor', [down(10, 12)], null],
    ['warning', [down(10)], null],
    ['warning', [down(10), down(20)], 20],
    ['warning', [down(10), down(20, 30), down(40)], 40],
    ['critical', [down(10), down(20), down(25), down(30, 50)], null],
    ['critical', [down(10), down(20), down(25), down(30)], 30],
    ['minor', [down(70)], null],
  ] as const)('%s of ten: %j', (grade, outages, since) => {
    expect(gradeSince({ outages, siteAccessPoints: 10 }, grade, at(60))).toBe(
      since === null ? null : at(since),
    )
  })
})

describe('an opening', () => {
  it.each<[string, IncidentMailReader, OpenIncident, number, boolean]>([
    ['at once', reader(), incident(), 100, true],
    ['without a choice', reader({ rules: [] }), incident(), 100, false],
    ['before its minutes', reader({ rules: [rule({ afterMinutes: 15 })] }), incident(), 114, false],
    ['after its minutes', reader({ rules: [rule({ afterMinutes: 15 })] }), incident(), 115, true],
    ['of a milder grade', reader({ rules: [rule({ grade: 'warning' })] }), incident(), 100, false],
    ['of which nothing is heard', reader(), incident({ isQuiet: true }), 100, false],
    [
      'from before the choice',
      reader({ rules: [rule({ sinceMs: at(101) })] }),
      incident(),
      102,
      false,
    ],
    ['of yesterday', reader(), incident(), 100 + 24 * 60, false],
    ['while a mail waits', reader({ isWaiting: true }), incident(), 100, false],
    [
      'that was mailed, and began earlier than was known',
      reader({ openings: [{ locationId: 1, startMs: at(100), madeMs: at(101) }] }),
      incident({ outages: [down(90)] }),
      102,
      false,
    ],
    [
      'that was mailed, and began later than was known',
      reader({ openings: [{ locationId: 1, startMs: at(90), madeMs: at(101) }] }),
      incident(),
      102,
      false,
    ],
    [
      'after one that was mailed',
      reader({ openings: [{ locationId: 1, startMs: at(90), madeMs: at(91) }] }),
      incident(),
      102,
      true,
    ],
    [
      'elsewhere',
      reader({ openings: [{ locationId: 2, startMs: at(100), madeMs: at(101) }] }),
      incident(),
      102,
      true,
    ],
  ])('%s', (_, who, what, minute, isDue) => {
    expect(incidentMailsDue(who, [what], at(minute))).toEqual(
      isDue ? [[{ ...opened(100), startMs: what.startMs }]] : [],
    )
  })

  it('counts its minutes from when it was so bad', () => {
    const outages = [down(100), down(130), down(130), down(130)]
    const who = reader({ rules: [rule({ grade: 'critical', afterMinutes: 15 })] })
    expect(incidentMailsDue(who, [incident({ outages })], at(144))).toEqual([])
    expect(incidentMailsDue(who, [incident({ outages })], at(145))).toHaveLength(1)
  })

  it('goes by the choice for its location before that for all', () => {
    const rules = [rule({ grade: 'critical' }), rule({ locationId: 1 })]
    expect([ruleFor(rules, 1), ruleFor(rules, 2)]).toEqual([rules[1], rules[0]])
  })
})

describe('an end', () => {
  const awaited = (endMs: number | null) =>
    reader({ awaited: [{ locationId: 1, startMs: at(100), endMs }] })

  it('is mailed when it has held for five minutes', () => {
    expect(incidentMailsDue(awaited(null), [], at(200))).toEqual([])
    expect(incidentMailsDue(awaited(at(150)), [], at(154))).toEqual([])
    expect(incidentMailsDue(awaited(at(150)), [], at(155))).toEqual([
      [{ kind: 'over', locationId: 1, startMs: at(100) }],
    ])
  })

  it('is not mailed to who did not want it', () => {
    const who = { ...awaited(at(150)), rules: [rule({ isEndMailed: false })] }
    expect(incidentMailsDue(who, [], at(155))).toEqual([])
    expect(incidentMailsDue({ ...who, rules: [] }, [], at(155))).toEqual([])
  })
})

describe('a storm', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => incident({ locationId: index + 1 }))

  it.each([
    [3, 0, [1, 1, 1]],
    [4, 0, [4]],
    [300, 0, [300]],
    [1, 4, [1]],
    [1, 5, [1]],
    [2, 4, [2]],
    [1, 6, []],
  ])('of %i things after %i mails makes mails of %j', (count, used, sizes) => {
    const who = reader({ mailedMs: Array.from({ length: used }, () => at(99)) })
    expect(incidentMailsDue(who, many(count), at(100)).map(({ length }) => length)).toEqual(sizes)
  })
})

describe('which incident a mailed one is now', () => {
  const mailed = { startMs: at(5000), madeMs: at(5010) }
  it.each<[string, Outage[], number[]]>([
    ['the same', [down(5000)], [0]],
    ['one that began earlier', [down(4000)], [0]],
    ['one that began later', [down(5005)], [0]],
    ['two', [down(5000, 5003), down(5009)], [0, 1]],
    ['not one that began after the mail', [down(5011)], []],
    ['not one that was over before', [down(4000, 4999)], []],
    ['not one that has lasted for months', [down(100), down(5000)], [1]],
    ['none', [], []],
  ])('%s', (_, incidents, same) => {
    expect(sameIncidents(mailed, incidents)).toEqual(same.map((index) => incidents[index]))
  })
})

/** A day at some sites, told as it goes on by data that come late, looked at every minute. */
describe('through a day', () => {
  const outage = fc.record({
    site: fc.integer({ min: 1, max: 12 }),
    from: fc.integer({ min: 0, max: 300 }),
    lasts: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.constant(null)),
    // How much later than it happens its beginning and its end are delivered.
    late: fc.integer({ min: 0, max: 40 }),
  })
  const choice = fc.record({
    grade: fc.constantFrom('minor' as const, 'warning' as const, 'critical' as const),
    afterMinutes: fc.constantFrom(0, 5, 15),
    isEndMailed: fc.boolean(),
  })

  interface Sent {
    atMs: number
    items: IncidentMailItem[]
  }

  interface Happening {
    site: number
    from: number
    lasts: number | null
    late: number
  }

  function live(outages: readonly Happening[], chosen: Partial<IncidentMailRule>) {
    const sent: Sent[] = []
    const told = (site: number, minute: number) =>
      incidentsOf(
        outages
          .filter((one) => one.site === site && one.from + one.late <= minute)
          .map(({ from, lasts, late }) =>
            down(from, lasts !== null && from + lasts + late <= minute ? from + lasts : null),
          ),
      )
    for (let minute = 0; minute <= 420; minute++) {
      const openings = sent.flatMap(({ atMs, items }) =>
        items
          .filter(({ kind }) => kind === 'opened')
          .map(({ locationId, startMs }) => ({ locationId, startMs, madeMs: atMs })),
      )
      const ended = new Set(
        sent.flatMap(({ items }) => items.filter(({ kind }) => kind === 'over').map(key)),
      )
      const incidents = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((site) =>
        told(site, minute)
          .filter(({ endMs }) => endMs === null)
          .map((one) => ({
            ...incident({ outages: one.outages, locationId: site, siteAccessPoints: 4 }),
          })),
      )
      const awaited = openings
        .filter((one) => !ended.has(key(one)))
        .map((one) => {
          const same = sameIncidents(one, told(one.locationId, minute))
          const ends = same.map(({ endMs }) => endMs ?? Number.POSITIVE_INFINITY)
          const endMs = Math.max(one.startMs, ...ends)
          return { ...one, endMs: endMs === Number.POSITIVE_INFINITY ? null : endMs }
        })
      const who = reader({
        rules: [rule(chosen)],
        openings,
        awaited,
        mailedMs: sent.map(({ atMs }) => atMs),
      })
      for (const items of incidentMailsDue(who, incidents, at(minute))) {
        sent.push({ atMs: at(minute), items })
      }
    }
    return sent
  }
  const key = ({ locationId, startMs }: { locationId: number; startMs: number }) =>
    `${locationId} ${startMs}`

  it('nobody gets a second mail of one thing, an end without its opening, or more than six mails an hour', () => {
    fc.assert(
      fc.property(fc.array(outage, { minLength: 1, maxLength: 60 }), choice, (outages, chosen) => {
        const sent = live(outages, chosen)
        const of = (kind: IncidentMailItem['kind']) =>
          sent.flatMap(({ atMs, items }) =>
            items.filter((item) => item.kind === kind).map((item) => ({ ...item, atMs })),
          )
        const [openings, ends] = [of('opened'), of('over')]
        expect(new Set(openings.map(key)).size).toBe(openings.length)
        expect(new Set(ends.map(key)).size).toBe(ends.length)
        expect(chosen.isEndMailed ? 0 : ends.length).toBe(0)
        for (const end of ends) {
          expect(openings.some((one) => key(one) === key(end) && one.atMs < end.atMs)).toBe(true)
        }
        for (const { atMs } of sent) {
          const hour = sent.filter((mail) => mail.atMs > atMs - at(60) && mail.atMs <= atMs)
          expect(hour.length).toBeLessThanOrEqual(incidentMailLimits.perHour)
        }
        // Of all that there was in the end, each incident was mailed once at the most.
        const all = new Map<number, Outage[]>()
        for (const { site, from, lasts } of outages) {
          all.set(site, [
            ...(all.get(site) ?? []),
            down(from, lasts === null ? null : from + lasts),
          ])
        }
        for (const [site, parts] of all) {
          for (const whole of incidentsOf(parts)) {
            const mails = openings.filter(
              (one) =>
                one.locationId === site &&
                whole.outages.some(({ startMs }) => startMs === one.startMs),
            )
            const isLate = outages.some((one) => one.site === site && one.late > 0)
            if (!isLate) expect(mails.length).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('whoever wants all of it is told of each that lasts, within an hour and a minute of its time', () => {
    fc.assert(
      fc.property(fc.array(outage, { minLength: 1, maxLength: 40 }), (outages) => {
        const lasting = outages.map((one) => ({ ...one, late: 0, lasts: null }))
        const sent = live(lasting, { afterMinutes: 5 })
        for (const { site } of lasting) {
          const startMs = Math.min(
            ...lasting.filter((one) => one.site === site).map(({ from }) => at(from)),
          )
          const mail = sent.find(({ items }) => items.some((item) => item.locationId === site))
          expect(mail?.atMs).toBeLessThanOrEqual(startMs + at(66))
        }
      }),
      { numRuns: 100 },
    )
  })
})
