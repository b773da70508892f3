/** Counts of units that are bad, of unknown state, and good. */
export interface CombCounts {
  /** Number of units in a bad state. */
  bad: number
  /** Number of units whose state is not known. */
  unknown: number
  /** Number of units in a good state. */
  good: number
}

/** Sizes of a comb: `sm` in a row, `lg` in a box of its own. */
export type CombSize = 'sm' | 'lg'

/** One tick per unit, or a bar over the full width whose shares are proportional. */
export type CombLayout =
  | { kind: 'none' }
  | { kind: 'ticks'; tickPx: number; gapPx: number; widthPx: number }
  | { kind: 'shares'; percent: CombCounts }

/** Up to how many units a tick width serves. */
const steps = {
  sm: [
    { upTo: 40, tickPx: 4, gapPx: 2 },
    { upTo: 47, tickPx: 3, gapPx: 2 },
  ],
  lg: [
    { upTo: 45, tickPx: 6, gapPx: 3 },
    { upTo: 64, tickPx: 4, gapPx: 2 },
  ],
} as const

/** Chooses how a comb is drawn: wide ticks for few units, narrow ones for more, shares beyond. */
export function combLayout(counts: CombCounts, size: CombSize): CombLayout {
  const total = counts.bad + counts.unknown + counts.good
  if (total === 0) return { kind: 'none' }
  const step = steps[size].find(({ upTo }) => total <= upTo)
  if (step) {
    const { tickPx, gapPx } = step
    return { kind: 'ticks', tickPx, gapPx, widthPx: total * (tickPx + gapPx) - gapPx }
  }
  const percent = (count: number) => (count / total) * 100
  return {
    kind: 'shares',
    percent: {
      bad: percent(counts.bad),
      unknown: percent(counts.unknown),
      good: percent(counts.good),
    },
  }
}
