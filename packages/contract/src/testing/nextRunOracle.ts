/** A second answer to "when does it run next?", for tests: walks the clock and looks at it. */
import type { RunRule } from '../rules/nextRun.ts'

const stepMs = 15 * 60_000
const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the time that a zone's clock shows, as the milliseconds that UTC's clock would show it at. */
export function wallClockMs(instantMs: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(instantMs).map(({ type, value }) => [type, +value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
}

/**
 * The first quarter of an hour after `afterMs` at which the clock first shows a run's time, or jumps
 * over it. Times, offsets and clock changes must be whole quarters.
 */
export function oracleNextRun(rule: RunRule, afterMs: number): number {
  const startMs = Math.floor(afterMs / stepMs) * stepMs
  let before = wallClockMs(startMs, rule.timezone)
  for (let ms = startMs + stepMs; ; ms += stepMs) {
    const shown = wallClockMs(ms, rule.timezone)
    for (let wall = before + stepMs; wall < shown; wall += stepMs) {
      if (isRun(rule, wall)) return ms
    }
    if (isRun(rule, shown) && !wasShownBefore(ms, shown, rule.timezone)) return ms
    before = shown
  }
}

function isRun(rule: RunRule, wallMs: number): boolean {
  const wall = new Date(wallMs)
  if (wall.toISOString().slice(11, 19) !== rule.time_of_day) return false
  switch (rule.frequency) {
    case 'DAILY':
      return true
    case 'WEEKLY':
      return (wall.getUTCDay() || 7) === rule.day_of_week
    default: {
      const isLastOfMonth = new Date(wallMs + dayMs).getUTCDate() === 1
      const day = wall.getUTCDate()
      return day === rule.day_of_month || (isLastOfMonth && day < rule.day_of_month)
    }
  }
}

function wasShownBefore(ms: number, shown: number, timeZone: string): boolean {
  for (let earlier = ms - dayMs; earlier < ms; earlier += stepMs) {
    if (wallClockMs(earlier, timeZone) === shown) return true
  }
  return false
}
