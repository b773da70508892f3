import { addDays, formatDate, resolveZone, startOfDay } from '@netportal/format'
import type { ReportPlace } from '../input.ts'

const dayMs = 86_400_000
/** Weeks before the period whose days say what is usual. */
const usualWeeks = 4

/** A stretch of time, milliseconds since 1970 UTC. */
export interface Window {
  fromMs: number
  untilMs: number
}

/** What a report's time is compared with. */
export interface EarlierWindows {
  /** As much time right before it; the month before for a calendar month. First and last day included. */
  before: Window & { start: string; end: string }
  /** For each weekday of the report the same ones of the four weeks before it. */
  usual: readonly UsualDay[]
}

interface UsualDay {
  /** How many days of the report are such days. */
  days: number
  /** Whether the report begins with one. */
  isFirst: boolean
  windows: readonly Window[]
}

type Period = Pick<ReportPlace, 'start' | 'end' | 'timezone' | 'fromMs' | 'toMs' | 'untilMs'>

/**
 * Finds what a report's time is compared with, by the location's clock. A day that is not over is compared with as
 * much of the days before.
 * @returns null for a report of which nothing is over yet
 */
export function earlierWindows(place: Period): EarlierWindows | null {
  const { start, timezone, fromMs, untilMs, toMs } = place
  if (untilMs <= fromMs) return null
  const { zone } = resolveZone(timezone)
  const startMs = (date: string) => startOfDay(date, zone)
  const isOver = untilMs >= toMs
  const lastDay = isOver ? place.end : formatDate(untilMs, zone)
  const elapsedMs = isOver ? null : untilMs - startMs(lastDay)
  const windowOf = (first: string, last: string, isCut: boolean): Window => {
    const end = startMs(addDays(last, 1))
    const cut = isCut && elapsedMs !== null ? startMs(last) + elapsedMs : end
    return { fromMs: startMs(first), untilMs: Math.min(cut, end) }
  }
  const days = daysBetween(start, lastDay)
  const [firstBefore, lastBefore] = daysBefore(place, days.length)
  return {
    before: {
      ...windowOf(firstBefore, lastBefore, true),
      start: firstBefore,
      end: lastBefore,
    },
    usual: groupDays(days, elapsedMs === null ? null : lastDay).map(({ date, count, isCut }) => ({
      days: count,
      isFirst: date === start,
      windows: sameWeekdays(date, start).map((day) => windowOf(day, day, isCut)),
    })),
  }
}

/** All windows in one list: the time before, then those of each usual day. */
export function windowsOf({ before, usual }: EarlierWindows): Window[] {
  return [before, ...usual.flatMap(({ windows }) => windows)]
}

function daysBefore({ start, end }: Period, count: number): [string, string] {
  const last = addDays(start, -1)
  const isMonth = start.endsWith('-01') && addDays(end, 1) === monthAfter(start)
  // Of a month that is not over as many days of the month before.
  const first = isMonth ? `${last.slice(0, 8)}01` : addDays(start, -count)
  return [
    first,
    isMonth && count < daysBetween(start, end).length ? addDays(first, count - 1) : last,
  ]
}

function monthAfter(firstDay: string): string {
  return `${addDays(firstDay, 31).slice(0, 8)}01`
}

function daysBetween(start: string, end: string): string[] {
  const days: string[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) days.push(date)
  return days
}

/** Groups days by their weekday; one that is not over stands alone. */
function groupDays(days: readonly string[], cut: string | null) {
  const groups = new Map<number | 'cut', { date: string; count: number; isCut: boolean }>()
  for (const date of days) {
    const isCut = date === cut
    const key = isCut ? 'cut' : (Date.parse(date) / dayMs) % 7
    const known = groups.get(key)
    if (known) known.count += 1
    else groups.set(key, { date, count: 1, isCut })
  }
  return [...groups.values()]
}

/** The days of a date's weekday in the four weeks before a day. */
function sameWeekdays(date: string, start: string): string[] {
  const ahead = (Date.parse(date) - Date.parse(start)) / dayMs
  return Array.from({ length: usualWeeks }, (_, week) =>
    addDays(start, (ahead % 7) - 7 * (week + 1)),
  )
}

/** A figure beside what it was before and what is usual; null where it was not measured. */
export interface Compared {
  now: number | null
  before: number | null
  usual: number | null
}

/** How a figure of several days follows from those of each. */
export type Together = 'sum' | 'mean' | 'peak'

/**
 * Compares a figure with those of the windows.
 * @param values of `windowsOf`, in its order
 */
export function compare(
  now: number | null,
  values: readonly (number | null)[],
  { usual }: EarlierWindows,
  together: Together,
): Compared {
  const [before = null, ...rest] = values
  let place = 0
  const days = usual.map(({ days, windows }) => {
    const known = rest.slice(place, place + windows.length).flatMap((value) => value ?? [])
    place += windows.length
    return { days, mean: known.length === 0 ? null : sum(known) / known.length }
  })
  return { now, before, usual: join(days, together) }
}

function join(
  days: readonly { days: number; mean: number | null }[],
  together: Together,
): number | null {
  const known = days.flatMap(({ days, mean }) => (mean === null ? [] : { days, mean }))
  // Of a weekday without any measurement nothing is usual.
  if (known.length < days.length || known.length === 0) return null
  if (together === 'peak') return Math.max(...known.map(({ mean }) => mean))
  const whole = sum(known.map(({ days, mean }) => days * mean))
  return together === 'sum' ? whole : whole / sum(known.map(({ days }) => days))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
