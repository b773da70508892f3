import { isolate } from '@netportal/format'

/** Said of a schedule that somebody else has deleted while it was in sight. */
export function goneText(name: string): string {
  return `The schedule '${isolate(name)}' was deleted meanwhile.`
}

/** On the button, and over the form that it opens. */
export const newScheduleText = 'Create New Schedule'

/** The section of the form, and that part of a schedule. */
export const sitesText = 'Each Location to Its Own People'

/** The field, and that part of a schedule. */
export const whenAllOnlineText = 'Send when all online'

/** The field, and that part of a schedule. */
export const pauseUntilText = 'Pause until'

const frequencyTexts: Readonly<Record<string, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
}

/** How often a schedule runs, for a reader; one that is not known here stays as the API wrote it. */
export function frequencyText(frequency: string): string {
  return frequencyTexts[frequency] ?? frequency
}
