import type { Id } from '../entities/shared.ts'

/** A location that its schedule leaves out before a day, `yyyy-MM-dd` on clocks of the schedule's zone. */
export interface PausedSite {
  location_id: Id
  /** The first day on which it is in a report again. */
  until: string
}

/** Pauses of a schedule that end by themselves. A day that has come pauses nothing. */
export interface SchedulePauses {
  /** The first day, `yyyy-MM-dd` on clocks of the schedule's zone, on which it runs again. */
  paused_until?: string | null | undefined
  paused_sites?: readonly PausedSite[] | null | undefined
}

/**
 * Tells until which day a schedule makes no report at all: its own, or the day on which the first of its
 * locations is back where all are paused, whichever is later.
 * @param locationIds of the schedule
 * @returns `yyyy-MM-dd`, which may have come by now; null without such a pause
 */
export function pausedUntil(pauses: SchedulePauses, locationIds: readonly Id[]): string | null {
  const days = siteDays(pauses)
  const ends = locationIds.map((id) => days.get(String(id)) ?? '')
  const [firstBack = ''] = ends.sort()
  const own = isDay(pauses.paused_until) ? pauses.paused_until : ''
  return [own, firstBack].sort().at(-1) || null
}

/**
 * Finds the locations that a run on a day leaves out.
 * @param day `yyyy-MM-dd` of the run in the schedule's zone
 * @returns those of the ids that are paused then, in their order, each with its last day of several
 */
export function pausedSites<SiteId extends Id>(
  pauses: SchedulePauses,
  locationIds: readonly SiteId[],
  day: string,
): { location_id: SiteId; until: string }[] {
  const days = siteDays(pauses)
  return locationIds.flatMap((location_id) => {
    const until = days.get(String(location_id))
    return until !== undefined && until > day ? [{ location_id, until }] : []
  })
}

function siteDays({ paused_sites }: SchedulePauses): Map<string, string> {
  const days = new Map<string, string>()
  for (const { location_id, until } of paused_sites ?? []) {
    const id = String(location_id)
    if (isDay(until) && until > (days.get(id) ?? '')) days.set(id, until)
  }
  return days
}

function isDay(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)
}
