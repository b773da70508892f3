import { formatDate, type HourStep, startOfDay, zonedHours } from '@netportal/format'
import type { TimeSpan } from '../series/decimate.ts'
import { englishFormats, type PlotFormats } from '../text/plotFormats.ts'

/** A tick of a time axis. */
export interface TimeTick {
  /** Milliseconds since 1970-01-01 UTC. */
  time: number
  text: string
  /** Of the tick, px from the left edge of the plot. */
  x: number
  /** Of the middle of its text: moved inwards where the text would leave the picture. */
  textX: number
}

/** Bounds that texts may reach to, px from the left edge of the plot. */
export interface TextBounds {
  left: number
  right: number
}

/**
 * Chooses the ticks of a time axis: full minutes, hours, days, months or years on the clocks of a zone,
 * the finest step whose texts stay apart. A day that begins is named: `06-18 00:00` between hours, `06-18`
 * between days, with the year where it changes. Days of 23 and 25 hours keep every reading true.
 * @param zone UTC stands in for an unknown one
 * @param widthOf width of a text, px
 * @param format text of a tick in its own words, from milliseconds
 */
export function timeTicks(
  span: TimeSpan,
  zone: string,
  widthOf: (text: string) => number,
  bounds: TextBounds,
  formats: PlotFormats = englishFormats,
  format?: (time: number) => string,
): readonly TimeTick[] {
  const most = Math.min(Math.max(span.widthPx / pxPerTick, 4), 10)
  let ticks: readonly TimeTick[] = []
  for (const step of steps) {
    if ((span.to - span.from) / step.ms > most + 1) continue
    const times = step.times(span.from, span.to, zone)
    const text: TickText = (time, previous) =>
      format?.(time) ?? step.text(time, zone, previous, formats)
    ticks = placeTicks(times, text, span, widthOf, bounds)
    if (ticks.length <= most && !overlap(ticks, widthOf)) return ticks
  }
  return ticks.slice(0, 1)
}

interface Step {
  /** About how long. */
  ms: number
  times: (from: number, to: number, zone: string) => readonly number[]
  /** @param previous time of the tick before */
  text: (time: number, zone: string, previous: number | undefined, formats: PlotFormats) => string
}

type TickText = (time: number, previous: number | undefined) => string

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Calmer than what would just fit. */
const pxPerTick = 110
const gapPx = 8

const minuteSteps = [1, 2, 5, 10, 15, 30].map(
  (minutes): Step => ({
    ms: minutes * minuteMs,
    times: (from, to, zone) => fullMinutes(from, to, zone, minutes * minuteMs),
    text: clockText,
  }),
)

const hourStepsOnClock: readonly HourStep[] = [1, 2, 3, 6, 12]
const hourSteps = hourStepsOnClock.map(
  (hours): Step => ({
    ms: hours * hourMs,
    times: (from, to, zone) => zonedHours(from, to, zone, hours),
    text: clockText,
  }),
)

const daySteps = [1, 2, 7, 14].map(
  (days): Step => ({
    ms: days * dayMs,
    times: (from, to, zone) =>
      zonedHours(from, to, zone, 24).filter((time) => {
        // Counted from a Monday, so that weeks begin on one and a day keeps its tick as time passes.
        const sinceMonday = Date.parse(formatDate(time, zone)) / dayMs - 4
        return sinceMonday % days === 0
      }),
    text: dayText,
  }),
)

const monthSteps = [1, 3, 6, 12, 24, 60, 120, 240].map(
  (months): Step => ({
    ms: months * 30 * dayMs,
    times: (from, to, zone) => firstsOfMonth(from, to, zone, months),
    text: (time, zone, _, { formatMonth }) => formatMonth(time, zone),
  }),
)

const steps = [...minuteSteps, ...hourSteps, ...daySteps, ...monthSteps]

function clockText(
  time: number,
  zone: string,
  _: number | undefined,
  { formatDateTime, formatDayOfYear, formatTime }: PlotFormats,
): string {
  const reading = formatDateTime(time, zone)
  const beginsDay = formatDate(time - 1, zone) !== formatDate(time, zone)
  // The offset that tells the two times of a repeated hour apart stays.
  const offset = /\([+-].*\)$/.exec(reading)?.[0]
  const text = offset ? `${formatTime(time, zone)} ${offset}` : formatTime(time, zone)
  return beginsDay ? `${formatDayOfYear(time, zone)} ${text}` : text
}

function dayText(
  time: number,
  zone: string,
  previous: number | undefined,
  formats: PlotFormats,
): string {
  const year = formatDate(time, zone).slice(0, 'yyyy'.length)
  const isNewYear = previous !== undefined && !formatDate(previous, zone).startsWith(year)
  return isNewYear ? formats.formatDate(time, zone) : formats.formatDayOfYear(time, zone)
}

/** Counted from the full hours of the zone, since some zones are a part of an hour from UTC. */
function fullMinutes(from: number, to: number, zone: string, stepMs: number): number[] {
  const hours = zonedHours(from - 3 * hourMs, to, zone, 1)
  const times: number[] = []
  for (const [index, hour] of hours.entries()) {
    const end = Math.min(hours[index + 1] ?? Number.POSITIVE_INFINITY, to + 1)
    for (let time = hour; time < end; time += stepMs) if (time >= from) times.push(time)
  }
  return times
}

function firstsOfMonth(from: number, to: number, zone: string, months: number): number[] {
  const times: number[] = []
  const firstMonth = Number(formatDate(from, zone).slice(0, 'yyyy'.length)) * 12
  const lastMonth = Number(formatDate(to, zone).slice(0, 'yyyy'.length)) * 12 + 11
  for (let month = firstMonth; month <= lastMonth; month += 1) {
    if (month % months !== 0) continue
    const time = startOfDay(`${digits(month / 12, 4)}-${digits((month % 12) + 1, 2)}-01`, zone)
    if (time >= from && time <= to) times.push(time)
  }
  return times
}

function digits(value: number, count: number): string {
  return String(Math.floor(value)).padStart(count, '0')
}

function placeTicks(
  times: readonly number[],
  text: TickText,
  { from, to, widthPx }: TimeSpan,
  widthOf: (text: string) => number,
  bounds: TextBounds,
): readonly TimeTick[] {
  return times.map((time, index) => {
    const label = text(time, times[index - 1])
    const half = widthOf(label) / 2
    const x = to > from ? ((time - from) / (to - from)) * widthPx : widthPx / 2
    const textX = Math.max(bounds.left + half, Math.min(bounds.right - half, x))
    return { time, text: label, x, textX }
  })
}

function overlap(ticks: readonly TimeTick[], widthOf: (text: string) => number): boolean {
  return ticks.some((tick, index) => {
    const next = ticks[index + 1]
    if (next === undefined) return false
    const half = (widthOf(tick.text) + widthOf(next.text)) / 2
    return next.textX - tick.textX < half + gapPx
  })
}
