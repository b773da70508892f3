/** States of a stretch of time. */
export type StripState = 'good' | 'bad' | 'unknown'

/** A stretch of time in one state. */
export interface StripPeriod {
  /** State throughout the stretch. */
  state: StripState
  /** Start, epoch milliseconds. */
  from: number
  /** End, epoch milliseconds. */
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

/** Other periods within one column share it: about a pixel of a wide strip. */
const columnPercent = 0.1

type Quiet = Exclude<StripState, 'bad'>

/** A run with how much of it is in which state, and in which column its first period has its middle. */
interface OpenRun extends StripRun {
  shares: Record<Quiet, number>
  column: number
}

/**
 * Lays periods out along the time shown. Periods outside are cut off, and time that no period
 * covers stays blank. Bad periods too close to tell apart become one run, and others within a pixel one
 * of the state that most of it is in, so however restless a history is, a strip has at most some
 * hundred parts.
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
  const runs: OpenRun[] = []
  for (const period of periods) {
    const start = percent(period.from)
    const end = percent(period.to)
    if (end <= start) continue
    if (period.state !== 'bad') addQuiet(runs, period.state, start, end)
    else {
      const [merged] = runs.splice(indexToMerge(runs, start))
      const startPercent = merged?.startPercent ?? start
      runs.push(newRun('bad', startPercent, end))
    }
  }
  return runs.map(({ state, startPercent, widthPercent }) => ({
    state,
    startPercent,
    widthPercent,
  }))
}

function newRun(state: StripState, start: number, end: number): OpenRun {
  const width = end - start
  const shares = { good: 0, unknown: 0 }
  if (state !== 'bad') shares[state] = width
  const column = columnOf(start, end)
  return { state, startPercent: start, widthPercent: width, shares, column }
}

function columnOf(start: number, end: number): number {
  return Math.floor((start + end) / 2 / columnPercent)
}

function addQuiet(runs: OpenRun[], state: Quiet, start: number, end: number): void {
  const last = runs.at(-1)
  const isTogether = last?.column === columnOf(start, end) && end - start < columnPercent
  if (!last || last.state === 'bad' || !isTogether) {
    runs.push(newRun(state, start, end))
    return
  }
  last.shares[state] += end - start
  last.widthPercent = end - last.startPercent
  last.state = last.shares.good >= last.shares.unknown ? 'good' : 'unknown'
}

/** Index of the bad run that a bad period beginning here belongs to; past the end when it stands alone. */
function indexToMerge(runs: readonly StripRun[], startPercent: number): number {
  const index = runs.findLastIndex((run) => run.state === 'bad')
  const last = runs[index]
  const isClose =
    last !== undefined && startPercent - (last.startPercent + last.widthPercent) <= mergePercent
  return isClose ? index : runs.length
}
