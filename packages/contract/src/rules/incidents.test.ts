import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  incidentGrade,
  incidentLimits,
  incidentsOf,
  lastedMs,
  type Outage,
  outagesOf,
  retellFrom,
  usualOf,
} from './incidents.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const midnight = Date.UTC(2026, 5, 18)
const at = (minute: number) => new Date(midnight + minute * minuteMs).toISOString()

interface Named extends Outage {
  device: string
}

/** @param minutes from and until; without the second it lasts */
function down(device: string, from: number, until: number | null = null): Named {
  return {
    device,
    startMs: midnight + from * minuteMs,
    endMs: until === null ? null : midnight + until * minuteMs,
  }
}

const told = (outages: readonly Named[]) =>
  incidentsOf(outages).map(({ startMs, endMs, mostDown, outages: parts }) => [
    (startMs - midnight) / minuteMs,
    endMs === null ? null : (endMs - midnight) / minuteMs,
    mostDown,
    parts
      .map(({ device }) => device)
      .sort()
      .join(''),
  ])

describe('outagesOf', () => {
  it.each<[string, [minute: number, status: string][], unknown[]]>([
    ['is empty without a change', [], []],
    ['is empty while it is online', [[0, 'Online']], []],
    [
      'ends with Online, whatever the order',
      [
        [9, 'online '],
        [4, 'OFFLINE'],
      ],
      [[4, 9, 5]],
    ],
    ['lasts until it is seen online', [[4, 'Offline']], [[4, null, 0]]],
    [
      'goes on where nothing is known, which is no time offline',
      [
        [0, 'Offline'],
        [10, 'rebooting'],
        [30, 'Offline'],
        [35, 'Online'],
      ],
      [[0, 35, 15]],
    ],
    ['does not begin with what is unknown', [[0, 'rebooting']], []],
    [
      'takes the last received of two at one instant',
      [
        [0, 'Offline'],
        [0, 'Online'],
      ],
      [],
    ],
    [
      'is one, however often it is reported',
      [
        [0, 'Offline'],
        [5, 'Offline'],
        [9, 'Online'],
        [12, 'Online'],
      ],
      [[0, 9, 9]],
    ],
  ])('%s', (_what, changes, expected) => {
    const outages = outagesOf(changes.map(([minute, status]) => ({ time: at(minute), status })))
    expect(
      outages.map(({ startMs, endMs, offlineMs }) => [
        (startMs - midnight) / minuteMs,
        endMs === null ? null : (endMs - midnight) / minuteMs,
        offlineMs / minuteMs,
      ]),
    ).toEqual(expected)
  })

  it('says since when it is offline, or not known to be', () => {
    const changes = [
      { time: at(0), status: 'Offline' },
      { time: at(5), status: 'Offline' },
    ]
    expect(outagesOf(changes)[0]).toMatchObject({ offlineSinceMs: midnight, unknownSinceMs: null })
    const lost = [...changes, { time: at(7), status: 'Unknown' }, { time: at(8), status: '' }]
    expect(outagesOf(lost)[0]).toMatchObject({
      offlineSinceMs: null,
      unknownSinceMs: midnight + 7 * minuteMs,
      offlineMs: 7 * minuteMs,
    })
  })

  it('ends the last one when the access point is taken out of service, and knows none from then on', () => {
    const changes = [
      { time: at(0), status: 'Offline' },
      { time: at(7), status: 'Online' },
      { time: at(9), status: 'Offline' },
    ]
    const until = (minute: number) =>
      outagesOf(changes, midnight + minute * minuteMs).map(
        ({ endMs, offlineMs, offlineSinceMs }) => [
          ((endMs ?? 0) - midnight) / minuteMs,
          offlineMs / minuteMs,
          offlineSinceMs,
        ],
      )
    expect(until(0)).toEqual([])
    expect(until(5)).toEqual([[5, 5, null]])
    expect(until(9)).toEqual([[7, 7, null]])
    expect(until(12)).toEqual([
      [7, 7, null],
      [12, 3, null],
    ])
  })
})

describe('incidentsOf', () => {
  it.each<[string, Named[], unknown[]]>([
    ['knows none without an outage', [], []],
    [
      'joins within five minutes, though the one before is back',
      [down('a', 0, 1), down('b', 5, 6)],
      [[0, 6, 1, 'ab']],
    ],
    [
      'begins anew after more than five minutes',
      [down('a', 0, 1), down('b', 6, 7)],
      [
        [0, 1, 1, 'a'],
        [6, 7, 1, 'b'],
      ],
    ],
    [
      'joins while another is down, however late',
      [down('a', 0, 300), down('b', 200, 210), down('c', 290, 400)],
      [[0, 400, 2, 'abc']],
    ],
    [
      'does not join at the instant at which the last one is back',
      [down('a', 0, 20), down('b', 20, 30)],
      [
        [0, 20, 1, 'a'],
        [20, 30, 1, 'b'],
      ],
    ],
    ['is open while any is down', [down('a', 0), down('b', 1, 9)], [[0, null, 2, 'ab']]],
    [
      'has each of the outages of one that flaps',
      [down('a', 0, 2), down('a', 4, 5), down('a', 9, 11)],
      [[0, 11, 1, 'aaa']],
    ],
    [
      'takes in nobody more than a day after its start, though some are down',
      [down('a', 0), down('b', 1440, 1450), down('c', 1441, 1500), down('d', 1442, 1443)],
      [
        [0, null, 2, 'ab'],
        [1441, 1500, 2, 'cd'],
      ],
    ],
    [
      'begins anew after a day of a chain that never ends',
      Array.from({ length: 40 }, (_, index) => down('a', index * 60, index * 60 + 61)),
      [
        [0, 1501, 2, 'a'.repeat(25)],
        [1500, 2401, 2, 'a'.repeat(15)],
      ],
    ],
  ])('%s', (_what, outages, expected) => {
    expect(told(outages)).toEqual(expected)
  })
})

it.each([
  ['is over', { endMs: 5000, quietMs: 2000 }, 4000],
  ['lasts', { endMs: null, quietMs: null }, 8000],
  ['is not over, of a site that went silent', { endMs: null, quietMs: 2000 }, 1000],
  ['began when the site was silent', { endMs: null, quietMs: 500 }, 0],
])('what %s lasted as far as is known', (_what, times, expected) => {
  expect(lastedMs({ startMs: 1000, ...times }, 9000)).toBe(expected)
})

/** Outages of up to eight access points in three days, some of which last. */
const outages: fc.Arbitrary<Named[]> = fc
  .array(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 400 })), {
      maxLength: 8,
    }),
    { maxLength: 8 },
  )
  .chain((devices) =>
    fc.tuple(fc.constant(devices), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })),
  )
  .map(([devices, lasting]) =>
    devices.flatMap((steps, device) => {
      let minute = 0
      return steps.map(([wait, length], index) => {
        const from = minute + wait
        minute = from + length
        const isLast = index === steps.length - 1 && lasting[device] === true
        return down(`d${device}`, from, isLast ? null : minute)
      })
    }),
  )

/** The rule as it is said, one by one and without a shortcut. */
function asSaid(all: readonly Named[]): Named[][] {
  const incidents: Named[][] = []
  for (const next of all.toSorted((a, b) => a.startMs - b.startMs)) {
    const before = incidents.at(-1) ?? []
    const isDown = ({ startMs, endMs }: Named) =>
      startMs <= next.startMs && (endMs === null || endMs > next.startMs)
    const isClose = ({ startMs }: Named) => next.startMs - startMs <= 5 * minuteMs
    const isOfToday = before.every(({ startMs }) => next.startMs - startMs <= dayMs)
    const joins = isOfToday && before.some((one) => isDown(one) || isClose(one))
    if (joins) before.push(next)
    else incidents.push([next])
  }
  return incidents
}

const plain = (incidents: ReturnType<typeof incidentsOf<Named>>) =>
  incidents.map((incident) => ({
    ...incident,
    outages: incident.outages.map((outage) => JSON.stringify(outage)).sort(),
  }))

describe('the law of incidents', () => {
  it('is the rule as it is said', () => {
    fc.assert(
      fc.property(outages, (all) => {
        const ours = incidentsOf(all).map((incident) => new Set(incident.outages))
        expect(ours).toEqual(asSaid(all).map((parts) => new Set(parts)))
      }),
    )
  })

  it('gives the same whatever the order of arrival', () => {
    const shuffled = outages.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([all, others]) => {
        expect(plain(incidentsOf(others))).toEqual(plain(incidentsOf(all)))
      }),
    )
  })

  it('has each outage once, begins with its first and ends with its last', () => {
    fc.assert(
      fc.property(outages, (all) => {
        const incidents = incidentsOf(all)
        expect(incidents.flatMap((incident) => incident.outages)).toHaveLength(all.length)
        for (const { startMs, endMs, outages: parts, mostDown } of incidents) {
          expect(parts.every((part) => part.startMs >= startMs)).toBe(true)
          expect(parts.every((part) => part.startMs - startMs <= dayMs)).toBe(true)
          expect(endMs === null).toBe(parts.some((part) => part.endMs === null))
          expect(mostDown).toBeLessThanOrEqual(new Set(parts.map(({ device }) => device)).size)
          expect(mostDown).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('is the same when only what comes after a change is told anew', () => {
    fc.assert(
      fc.property(outages, outages, fc.nat(), (before, added, cut) => {
        const after = [...before.slice(cut % (before.length + 1)), ...added]
        const changes = [
          ...before.filter((one) => !after.includes(one)),
          ...after.filter((one) => !before.includes(one)),
        ].map(({ startMs }) => startMs)
        if (changes.length === 0) return
        const known = incidentsOf(before)
        const fromMs = retellFrom(
          known.map(({ startMs }) => startMs),
          Math.min(...changes),
        )
        const kept = known.filter(({ startMs }) => startMs < fromMs)
        const anew = incidentsOf(after.filter(({ startMs }) => startMs >= fromMs))
        expect(plain([...kept, ...anew])).toEqual(plain(incidentsOf(after)))
      }),
    )
  })
})

describe('a year with a long tail', () => {
  /** The same every time: forty access points, each down every fifth day or so, mostly for minutes. */
  function yearOf(devices: number): Named[] {
    const chance = (seed: number) => {
      const mixed = Math.imul(seed ^ (seed >>> 15), 0x85ebca6b)
      return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
    }
    return Array.from({ length: devices }, (_, device) =>
      Array.from({ length: 365 }, (_, day) => {
        const seed = device * 1000 + day
        if (chance(seed) > 0.2) return []
        const from = day * 1440 + Math.floor(chance(seed + 500_000) * 1200)
        return [down(`d${device}`, from, from + 4 + Math.floor(200 * chance(seed + 900_000) ** 3))]
      }).flat(),
    ).flat()
  }
  const year = yearOf(40)
  const darkNight = Array.from({ length: 40 }, (_, device) =>
    down(`d${device}`, 200 * 1440 + 1380 + (device % 4), 201 * 1440 + 360),
  )
  // One that broke on the tenth day, and one that is never online again.
  const tail = [down('broken', 10 * 1440 + 7, 340 * 1440), down('gone', 30 * 1440 + 77)]

  it('keeps what happens later apart from the one that is down for months', () => {
    const without = incidentsOf([...year, ...darkNight])
    const withTail = incidentsOf([...year, ...darkNight, ...tail])
    expect(without.length).toBeGreaterThan(1000)
    // Each can hold together what happens within a day of its start, and nothing after.
    expect(withTail.length).toBeGreaterThan(without.length - 30)
    const isOfTail = ({ outages: parts }: { outages: Named[] }) =>
      parts.some((part) => tail.includes(part))
    const swallowed = withTail.filter(isOfTail)
    expect(swallowed.length).toBeLessThanOrEqual(2)
    for (const { startMs, outages: parts } of swallowed) {
      for (const part of parts) expect(part.startMs - startMs).toBeLessThanOrEqual(dayMs)
    }
    const after = (incidents: typeof without) =>
      plain(incidents.filter(({ startMs }) => startMs > midnight + 32 * dayMs))
    expect(after(withTail)).toEqual(after(without))
  })

  it('tells the dark night as one incident, with its own start and end', () => {
    const night = incidentsOf([...darkNight, ...tail]).find(({ mostDown }) => mostDown === 40)
    expect(night).toMatchObject({
      startMs: midnight + (200 * 1440 + 1380) * minuteMs,
      endMs: midnight + (201 * 1440 + 360) * minuteMs,
    })
  })

  it('is the same when it arrives day by day, each told anew from its change', () => {
    const all = [...year, ...tail].toSorted((a, b) => a.startMs - b.startMs)
    let known: ReturnType<typeof incidentsOf<Named>> = []
    for (let start = 0; start < all.length; start += 25) {
      const arrived = all.slice(0, start + 25)
      const changedMs = all[start]?.startMs ?? 0
      const fromMs = retellFrom(
        known.map(({ startMs }) => startMs),
        changedMs,
      )
      known = [
        ...known.filter(({ startMs }) => startMs < fromMs),
        ...incidentsOf(arrived.filter(({ startMs }) => startMs >= fromMs)),
      ]
    }
    expect(plain(known)).toEqual(plain(incidentsOf(all)))
  })
})

describe('grades', () => {
  it.each([
    [6, 40, 'minor'],
    [7, 40, 'warning'],
    [12, 40, 'warning'],
    [13, 40, 'critical'],
    [40, 40, 'critical'],
    [3, 0, 'critical'],
    [0, 0, 'minor'],
  ] as const)('%i of %i is %s', (most, total, grade) => {
    expect(incidentGrade(most, total)).toBe(grade)
  })
})

describe('what is usual', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['the median of four', [4, 1, 9, 2], 3],
    ['the middle of three', [9, null, 1, 4], 4],
    ['nothing of two', [9, null, null, 4], null],
    ['nothing of none', [], null],
  ])('is %s', (_what, counts, expected) => {
    expect(usualOf(counts)).toBe(expected)
  })

  it('looks as many weeks back as it says', () => {
    expect(incidentLimits.usualWeeks).toBeGreaterThanOrEqual(incidentLimits.usualWeeksMin)
  })
})
