import { statusPeriods } from '@netportal/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldStatuses, type Said } from './fold.ts'

const never = (_: number) => false

/** What is kept of one access point. */
class Kept {
  readonly changes = new Map<number, string | null>()
  readonly repeats = new Set<number>()

  tell(said: readonly Said[], isWhole = never) {
    const folded = foldStatuses(this.around(said), said, isWhole)
    for (const { atMs } of folded.removed) this.changes.delete(atMs)
    for (const { atMs, status } of folded.put) this.changes.set(atMs, status)
    for (const atMs of folded.repeats) this.repeats.add(atMs)
    return folded
  }

  /** As the database reads it. */
  private around(said: readonly Said[]) {
    const times = said.map(({ atMs }) => atMs)
    const [from, until] = [Math.min(...times), Math.max(...times)]
    const rows = this.rows()
    const repeats = [...this.repeats].sort((a, b) => a - b).filter((ms) => ms >= from)
    const next = rows.find(({ atMs }) => atMs > until)
    const nextRepeat = repeats.find((ms) => ms > until)
    return {
      before: rows.findLast(({ atMs }) => atMs < from) ?? null,
      changes: [
        ...rows.filter(({ atMs }) => atMs >= from && atMs <= until),
        ...(next ? [next] : []),
      ],
      repeats: [
        ...repeats.filter((ms) => ms <= until),
        ...(nextRepeat === undefined ? [] : [nextRepeat]),
      ],
    }
  }

  rows(): Said[] {
    return [...this.changes]
      .map(([atMs, status]) => ({ atMs, status }))
      .sort((a, b) => a.atMs - b.atMs)
  }
}

/** The plain rule: of all that was ever said, what differs from the one before it. */
function changesOf(all: ReadonlyMap<number, string | null>): Said[] {
  return [...all]
    .map(([atMs, status]) => ({ atMs, status }))
    .sort((a, b) => a.atMs - b.atMs)
    .filter(({ status }, index, sorted) => index === 0 || sorted[index - 1]?.status !== status)
}

/** Periods of the specification's rule, equal ones that follow each other as one. */
function periodsOf(said: readonly Said[]) {
  const entries = said.map(({ atMs, status }) => ({ time: new Date(atMs).toISOString(), status }))
  const { periods, ...shares } = statusPeriods(entries, new Date(3).toISOString(), 100)
  const joined: { status: string; startMs: number; endMs: number }[] = []
  for (const { status, startMs, endMs } of periods.toReversed()) {
    const last = joined.at(-1)
    if (last?.status === status) last.endMs = endMs
    else joined.push({ status, startMs, endMs })
  }
  return { joined, shares }
}

const anySaid = fc.record({
  atMs: fc.integer({ min: 0, max: 24 }),
  status: fc.constantFrom('Online', 'Online', 'Offline', 'rebooting', null),
})
/** Each delivery says one thing of an instant, as `distinctByKey` leaves it. */
const deliveries = fc.array(
  fc.uniqueArray(anySaid, { minLength: 1, maxLength: 6, selector: ({ atMs }) => atMs }),
  { maxLength: 14 },
)

describe('statuses that are folded as they arrive', () => {
  it('are the changes of all that was said, after each delivery, in any order and cut anyhow', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const kept = new Kept()
        const said = new Map<number, string | null>()
        for (const delivery of all) {
          for (const { atMs, status } of delivery) said.set(atMs, status)
          kept.tell(delivery)
          expect(kept.rows()).toEqual(changesOf(said))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('have the periods and shares of the whole history', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const kept = new Kept()
        const said = new Map<number, string | null>()
        for (const delivery of all) {
          for (const { atMs, status } of delivery) said.set(atMs, status)
          kept.tell(delivery)
        }
        const whole = [...said].map(([atMs, status]) => ({ atMs, status }))
        expect(periodsOf(kept.rows())).toEqual(periodsOf(whole))
      }),
    )
  })

  it('are the same where the older ones are kept whole', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const kept = new Kept()
        const said = new Map<number, string | null>()
        for (const delivery of all) {
          for (const { atMs, status } of delivery) said.set(atMs, status)
          kept.tell(delivery, (ms) => ms < 12)
        }
        expect(changesOf(kept.changes)).toEqual(changesOf(said))
      }),
    )
  })

  it('end a late change where the status before it was said again', () => {
    const kept = new Kept()
    const say = (atMs: number, status: string) => kept.tell([{ atMs, status }])
    say(10, 'Online')
    say(25, 'Online')
    say(30, 'Online')
    expect(say(20, 'Offline').put).toEqual([
      { atMs: 20, status: 'Offline' },
      { atMs: 25, status: 'Online' },
    ])
    expect(say(22, 'Offline')).toMatchObject({ put: [], removed: [], repeats: [22] })
  })

  it('count what is new, what says something else, and nothing twice', () => {
    const kept = new Kept()
    const tell = (...said: [number, string][]) => {
      const { created, updated } = kept.tell(said.map(([atMs, status]) => ({ atMs, status })))
      return [created, updated]
    }
    expect(tell([10, 'Online'], [20, 'Online'])).toEqual([2, 0])
    expect(tell([10, 'Online'], [20, 'Online'])).toEqual([0, 0])
    expect(tell([20, 'Offline'], [30, 'Online'])).toEqual([1, 1])
  })
})
