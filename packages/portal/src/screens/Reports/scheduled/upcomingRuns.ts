import { nextRun, type RunRule, reportPeriod } from '@netportal/contract/next-run'
import { formatDate, formatDateTime, formatTime, resolveZone } from '@netportal/format'
import { periodText } from './periodText.ts'

/** A run that a schedule will make. */
export interface UpcomingRun {
  /** ISO 8601 instant. */
  at: string
  /** As clocks show it in the schedule's zone. */
  there: string
  /** As the viewer's clock shows it. */
  here: string
  /** Days that its report covers, in words; several where the clocks of its locations are days apart. */
  covers: string
  /** Why it is not on the day, or at the hour, that one would expect; null when it is. */
  note: string | null
}

/**
 * The next runs of a schedule, by the very rule that the server follows.
 * @param after ISO 8601 instant
 * @param zones of the locations that it is about: the days of a report are those of each
 * @param pausedUntil the first day, `yyyy-MM-dd` on clocks of the rule's zone, that may have a run
 * @returns none for a rule that is not complete
 */
export function upcomingRuns(
  rule: RunRule,
  after: string,
  viewerZone: string,
  zones: readonly string[],
  { count = 5, pausedUntil = null }: { count?: number; pausedUntil?: string | null } = {},
): UpcomingRun[] {
  const runs: UpcomingRun[] = []
  try {
    for (let at = after; runs.length < count; ) {
      const before = runs.at(-1)?.at ?? null
      at = nextRun(rule, at, pausedUntil)
      runs.push({
        at,
        there: formatDateTime(at, rule.timezone),
        here: formatDateTime(at, viewerZone),
        covers: coveredText(rule, at, zones),
        note: noteOf(rule, at, before, viewerZone),
      })
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return runs
}

function coveredText(
  { frequency, timezone }: RunRule,
  at: string,
  zones: readonly string[],
): string {
  const known = zones.length > 0 ? zones.map((zone) => resolveZone(zone).zone) : [timezone]
  const texts = known.map((zone) =>
    periodText(reportPeriod(frequency, at, zone), formatDate(at, timezone).slice(0, 4)),
  )
  return [...new Set(texts)].join(', or ')
}

function noteOf(
  rule: RunRule,
  at: string,
  before: string | null,
  viewerZone: string,
): string | null {
  const notes: string[] = []
  const day = Number(formatDate(at, rule.timezone).slice(-2))
  if (rule.frequency === 'MONTHLY' && day < rule.day_of_month) {
    notes.push(`The month has no day ${rule.day_of_month}: on its last day.`)
  }
  const planned = rule.time_of_day.slice(0, 5)
  if (formatTime(at, rule.timezone) !== planned) {
    notes.push(`The clocks skip ${planned}: just after the gap.`)
  } else if (formatDateTime(at, rule.timezone).endsWith(')')) {
    notes.push(`The clocks show ${planned} twice: the first time.`)
  } else if (before !== null) {
    const usual = formatTime(before, viewerZone)
    const now = formatTime(at, viewerZone)
    const isUsualThere = formatTime(before, rule.timezone) === planned
    if (usual !== now && isUsualThere)
      notes.push(`Clocks change: ${now} instead of ${usual} for you.`)
  }
  return notes.length > 0 ? notes.join(' ') : null
}
