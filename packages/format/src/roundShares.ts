import { isQuantity, type OptionalNumber } from './number.ts'

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
 */
export function roundShares(parts: readonly OptionalNumber[], decimals: 1 | 2): RoundedShares {
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
    return { exact, low: within(Math.floor(exact)), high: within(Math.ceil(exact)), within }
  })
  const left = all - steps.reduce((sum, { low }) => sum + low, 0)
  const shown =
    left < 0 ? steps.map(({ exact, within }) => within(Math.round(exact))) : raise(steps, left)
  return { percents: shown.map((count) => count / 10 ** decimals), addUp: left >= 0 }
}

/** A share in steps of its last decimal. */
interface Steps {
  exact: number
  /** Between which it may be shown. */
  low: number
  high: number
  within: (count: number) => number
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
