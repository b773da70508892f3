export type StripState = 'good' | 'bad' | 'unknown'

/** A stretch of time in one state. */
export interface StripPeriod {
  state: StripState
  /** Epoch milliseconds. */
  from: number
  to: number
}

/** A stretch of the strip in one state, in percent of its width. */
export interface StripRun {
  state: StripState
  startPercent: number
  widthPercent: number
}

/** Bad periods closer than this are drawn as one: about two pixels of a wide strip. */
const mergePercent = 0.2

/**
 * Lays periods out along the time shown. What lies outside is cut off, and time that no period
 * covers stays blank. Bad periods too close to tell apart become one run, so however restless a
 * history is, a strip has at most a few hundred parts.
 * @param periods in order of time, not overlapping
 * @param from start of the time shown, epoch milliseconds
 * @param to its end, after `from`
 */
export function stripRuns(
  periods: readonly StripPeriod[],
  from: number,
  to: number,
): readonly StripRun[] {
  const percent = (at: number) => ((Math.min(Math.max(at, from), to) - from) / (to - from)) * 100
  const runs: StripRun[] = []
  for (const period of periods) {
    const endPercent = percent(period.to)
    if (endPercent <= percent(period.from)) continue
    const [merged] = runs.splice(indexToMerge(runs, period.state, percent(period.from)))
    const startPercent = merged?.startPercent ?? percent(period.from)
    runs.push({ state: period.state, startPercent, widthPercent: endPercent - startPercent })
  }
  return runs
}

/** Index of the bad run that a bad period beginning here belongs to; past the end when it stands alone. */
function indexToMerge(runs: readonly StripRun[], state: StripState, startPercent: number): number {
  if (state !== 'bad') return runs.length
  const index = runs.findLastIndex((run) => run.state === 'bad')
  const last = runs[index]
  const isClose =
    last !== undefined && startPercent - (last.startPercent + last.widthPercent) <= mergePercent
  return isClose ? index : runs.length
}
