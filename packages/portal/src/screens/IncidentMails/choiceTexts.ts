import {
  type IncidentGrade,
  type IncidentMailChoice,
  incidentGrades,
  type Location,
} from '@netportal/contract'

/** Names grades as the mildest that is mailed. */
export const fromGradeTexts: Record<IncidentGrade, string> = {
  minor: 'All incidents',
  warning: 'Warning and Critical',
  critical: 'Critical only',
}

/** Grades as a form offers them, the mildest first. */
export const gradeChoices = incidentGrades.map((grade) => ({ grade, text: fromGradeTexts[grade] }))

/** Names all locations that no other choice names, of which there may be some. */
export function allLocationsText(hasOthers: boolean): string {
  return hasOthers ? 'All other locations' : 'All locations'
}

/** Names that stand in a cell; the others are counted. */
const namesShown = 3

/**
 * Says which locations a choice is about.
 * @param write marks a name that stands among others; it stays as it is by default
 */
export function placesText(
  { location_ids }: Pick<IncidentMailChoice, 'location_ids'>,
  locations: readonly Location[],
  hasOthers: boolean,
  write: (name: string) => string = (name) => name,
): string {
  if (!location_ids) return allLocationsText(hasOthers)
  const names = location_ids.flatMap((id) => {
    const found = locations.find((location) => String(location.id) === String(id))
    return found ? write(found.name) : []
  })
  if (names.length === 0) {
    return location_ids.length === 1 ? '1 location' : `${location_ids.length} locations`
  }
  const more = location_ids.length - Math.min(names.length, namesShown)
  return [...names.slice(0, namesShown), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Says how long an incident has to last. */
export function afterText(minutes: number): string {
  if (minutes === 0) return 'At once'
  return minutes === 1 ? 'After 1 minute' : `After ${minutes} minutes`
}

export const texts = {
  title: 'Incident Mails',
  change: 'Change',
  begin: 'Choose Mails',
  none: 'You get no mails about incidents.',
  rules:
    'An incident is mailed once, even if it becomes worse. When much happens at once, one mail tells all of it, and nobody gets more than six mails in an hour. Nothing is mailed while a location sends no data.',
  saved: 'Your choices are saved.',
  loadingLocations: 'Loading locations...',
}
