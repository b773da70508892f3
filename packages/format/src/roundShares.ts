import { isQuantity, type OptionalNumber } from './number.ts'
import { shownShare } from './percent.ts'

/** Shares of one whole as a row of them is shown. */
export interface RoundedShares {
  /** In the order of the parts, 0–100, rounded; all null where there is no whole to have shares of. */
  percents: readonly (number | null)[]
  /**
   * Whether they sum to 100 as shown. False where so many parts are too small to be shown that no figures within
   * one step of the exact ones do: then say so beside them.
   */
  addUp: boolean
}

/**
 * Rounds the shares of one whole so that they sum to 100 as shown, by largest remainder: thirds are 33.34, 33.33
 * and 33.33. Each is the exact share cut or raised to the next step, and as with `formatPercent`, which writes
 * them, only all is 100 and only nothing is 0. Where both cannot be had each share is rounded alone.
 * @param parts all parts of the whole, in any unit: counts, durations, exact percentages. One that is missing, not
 * finite or below zero leaves the whole unknown
 * @param decimals 2 for uptime, 1 for the share online
 * @param alone how many of the first parts are shown by themselves elsewhere: they stay as `formatPercent` writes
 * them and the others take what is left, as far as the row can then add up; the last of them gives way first
 */
export function roundShares(
  parts: readonly OptionalNumber[],
  decimals: 1 | 2,
  alone = 0,
): RoundedShares {
  const known = parts.filter(isQuantity)
  const whole = known.reduce((sum, part) => sum + part, 0)
  if (known.length < parts.length || !(whole > 0 && Number.isFinite(whole))) {
    return { percents: parts.map(() => null), addUp: true }
  }
  const all = 100 * 10 ** decimals
  const hasOne = known.filter((part) => part > 0).length === 1
  const steps = known.map((part): Steps => {
    const exact = (part / whole) * all
    const [least, most] = part === 0 ? [0, 0] : hasOne ? [all, all] : [1, all - 1]
    const within = (count: number) => Math.min(Math.max(count, least), most)
    const own = shownShare((part / whole) * 100, decimals).toFixed(decimals)
    return {
      exact,
      low: within(Math.floor(exact)),
      high: within(Math.ceil(exact)),
      own: within(Math.round(Number(own) * 10 ** decimals)),
    }
  })
  const added = addedUp(steps, all, alone)
  const shown = added ?? steps.map(({ own }) => own)
  return { percents: shown.map((count) => count / 10 ** decimals), addUp: added !== null }
}

/** A share in steps of its last decimal. */
interface Steps {
  exact: number
  /** Between which it may be shown. */
  low: number
  high: number
  /** Rounded by itself. */
  own: number
}

/** Finds what sums to all, with as many of the first left as they are rounded by themselves; null where nothing does. */
function addedUp(steps: readonly Steps[], all: number, alone: number): readonly number[] | null {
  for (let kept = alone; kept >= 0; kept -= 1) {
    const row = steps.map((step, place) =>
      place < kept ? { ...step, low: step.own, high: step.own } : step,
    )
    const left = all - row.reduce((sum, { low }) => sum + low, 0)
    const room = row.reduce((sum, { low, high }) => sum + high - low, 0)
    if (left >= 0 && left <= room) return raise(row, left)
  }
  return null
}

/** Gives what is left to the shares that were cut most; of equal ones to the first. */
function raise(steps: readonly Steps[], left: number): readonly number[] {
  const raised = new Set(
    steps
      .map(({ exact, low, high }, place) => ({ place, cut: high > low ? exact - low : 0 }))
      .filter(({ cut }) => cut > 0)
      .toSorted((a, b) => b.cut - a.cut)
      .slice(0, left)
      .map(({ place }) => place),
  )
  return steps.map(({ low, high }, place) => (raised.has(place) ? high : low))
}
