import { type IncidentGrade, incidentGrade, incidentLimits, type Outage } from './incidents.ts'

/** Limits of the mails about incidents. */
export const incidentMailLimits = {
  /** Minutes that an incident may be asked to last before it is mailed, and what a new choice starts with. */
  afterMinutesMax: 720,
  afterMinutesDefault: 15,
  choicesMax: 10,
  /** So many things at once are a mail each; more are one mail together. */
  singlesAtOnce: 3,
  /** Mails to one person in any hour. The last of them is kept for a mail of several things. */
  perHour: 6,
  /** Things that one mail names; it counts the others. */
  rowsOfMail: 20,
  /** An end holds for so long before it is mailed, so that one that does not last makes no mail. */
  endHoldsMs: 5 * 60_000,
  /** An incident that has been of its grade for longer is no news, whenever it came to be known. */
  newsMs: 24 * 3_600_000,
  /** Mails that the log keeps. */
  logDays: 92,
  logPageSize: 20,
  logPageMax: 200,
} as const

/** Grades from the mildest on. */
export const incidentGrades = ['minor', 'warning', 'critical'] as const

/** About which incidents a person wants mails. */
export interface IncidentMailRule {
  /** The only location that it is about; null for all of them that have no rule of their own. */
  locationId: number | null
  /** The mildest grade. */
  grade: IncidentGrade
  /** Minutes that an incident has to have been of that grade. */
  afterMinutes: number
  isEndMailed: boolean
  /** What was so before this was chosen is not mailed. */
  sinceMs: number
}

/** An incident that may have to be mailed, as it stands. */
export interface OpenIncident {
  locationId: number
  startMs: number
  outages: readonly Outage[]
  /** Access points of the site. */
  siteAccessPoints: number
  /** Whether nothing is heard of the site, so that nobody knows whether it is still so. */
  isQuiet: boolean
}

/** An opening that a person was mailed, or was to be. */
export interface MailedOpening {
  locationId: number
  startMs: number
  /** When its mail was made. */
  madeMs: number
}

/** An opening that was mailed, and whose end was not. */
export interface AwaitedEnd {
  locationId: number
  startMs: number
  /** When it was over; null while it is not. */
  endMs: number | null
}

/** All that decides which mails a person gets. */
export interface IncidentMailReader {
  rules: readonly IncidentMailRule[]
  openings: readonly MailedOpening[]
  awaited: readonly AwaitedEnd[]
  /** When the mails of the last hour were made. */
  mailedMs: readonly number[]
  /** Whether an earlier mail still waits for a mail server. */
  isWaiting: boolean
}

/** One thing that a mail tells. */
export interface IncidentMailItem {
  kind: 'opened' | 'over'
  locationId: number
  startMs: number
}

/** The rule that holds for a location: its own before the one for all. */
export function ruleFor<R extends Pick<IncidentMailRule, 'locationId'>>(
  rules: readonly R[],
  locationId: number,
): R | undefined {
  return (
    rules.find((rule) => rule.locationId === locationId) ??
    rules.find((rule) => rule.locationId === null)
  )
}

/**
 * Tells since when so many access points have been down without a break as a grade takes.
 * @returns null when they are not now
 */
export function gradeSince(
  { outages, siteAccessPoints }: Pick<OpenIncident, 'outages' | 'siteAccessPoints'>,
  grade: IncidentGrade,
  nowMs: number,
): number | null {
  const steps = outages
    .flatMap(({ startMs, endMs }) => [
      { atMs: startMs, by: 1 },
      ...(endMs === null ? [] : [{ atMs: endMs, by: -1 }]),
    ])
    .filter(({ atMs }) => atMs <= nowMs)
    .sort((a, b) => a.atMs - b.atMs)
  let down = 0
  let sinceMs: number | null = null
  steps.forEach(({ atMs, by }, index) => {
    down += by
    // What happens at one instant counts together.
    if (steps[index + 1]?.atMs === atMs) return
    const isReached = down > 0 && rank(incidentGrade(down, siteAccessPoints)) >= rank(grade)
    sinceMs = isReached ? (sinceMs ?? atMs) : null
  })
  return sinceMs
}

function rank(grade: IncidentGrade): number {
  return incidentGrades.indexOf(grade)
}

/**
 * Tells whether an incident counts as mailed: a person who was mailed about a location knows of all that had begun
 * there by then, however late data move the start of it, join it to another or take it apart.
 */
export function isKnown(
  openings: readonly MailedOpening[],
  { locationId, startMs }: Pick<OpenIncident, 'locationId' | 'startMs'>,
): boolean {
  return openings.some((opening) => opening.locationId === locationId && startMs <= opening.madeMs)
}

/**
 * Decides which mails a person gets now. An opening is due when its grade has held for the chosen minutes, an end
 * when it has held for five. Up to three things are a mail each, more are one together, and in any hour there are six
 * mails at most: what is beyond waits, and goes into one mail if it is still so then.
 * @param incidents open ones of the person's locations
 * @returns for each mail what it tells
 */
export function incidentMailsDue(
  reader: IncidentMailReader,
  incidents: readonly OpenIncident[],
  nowMs: number,
): IncidentMailItem[][] {
  if (reader.isWaiting) return []
  const items = [
    ...incidents
      .filter((incident) => isOpeningDue(reader, incident, nowMs))
      .map(({ locationId, startMs }) => ({ kind: 'opened' as const, locationId, startMs })),
    ...reader.awaited
      .filter((awaited) => isEndDue(reader, awaited, nowMs))
      .map(({ locationId, startMs }) => ({ kind: 'over' as const, locationId, startMs })),
  ]
  if (items.length === 0) return []
  const used = reader.mailedMs.filter((atMs) => atMs > nowMs - hourMs).length
  const { singlesAtOnce, perHour } = incidentMailLimits
  if (items.length <= singlesAtOnce && used + items.length < perHour)
    return items.map((one) => [one])
  return used < perHour ? [items] : []
}

const hourMs = 3_600_000

function isOpeningDue(
  { rules, openings }: IncidentMailReader,
  incident: OpenIncident,
  nowMs: number,
): boolean {
  const rule = ruleFor(rules, incident.locationId)
  if (rule === undefined || incident.isQuiet || isKnown(openings, incident)) return false
  const sinceMs = gradeSince(incident, rule.grade, nowMs)
  return (
    sinceMs !== null &&
    sinceMs >= rule.sinceMs &&
    sinceMs + rule.afterMinutes * 60_000 <= nowMs &&
    sinceMs > nowMs - incidentMailLimits.newsMs
  )
}

function isEndDue(
  { rules }: IncidentMailReader,
  { locationId, endMs }: AwaitedEnd,
  nowMs: number,
): boolean {
  return (
    endMs !== null &&
    endMs + incidentMailLimits.endHoldsMs <= nowMs &&
    endMs > nowMs - incidentMailLimits.newsMs &&
    ruleFor(rules, locationId)?.isEndMailed === true
  )
}

/**
 * Finds which of a location's incidents a mailed one is now: all that had begun when it was mailed, were not over
 * before it began, and can have taken it in. More than one when late data took it apart, none when they say that
 * there was no such thing.
 */
export function sameIncidents<I extends Outage>(
  mailed: Pick<MailedOpening, 'startMs' | 'madeMs'>,
  incidents: readonly I[],
): I[] {
  return incidents.filter(
    ({ startMs, endMs }) =>
      startMs <= mailed.madeMs &&
      startMs >= mailed.startMs - incidentLimits.gatherMs &&
      (endMs === null || endMs >= mailed.startMs),
  )
}
