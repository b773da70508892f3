/**
 * Groups of calls and fields that an API may have beyond the specification, by the names with which `users/me`
 * announces them. Ruling: More than the specification.
 */
export const extras = [
  'incidents',
  'incident-history',
  'moments',
  'overview',
  'grouped-timeline',
  'ticket-network',
  'rooms',
  'incident-mails',
  'ranges',
  'search',
  'comparison',
  'site-recipients',
  'morning-brief',
  'month-report',
  'schedule-pauses',
  'report-tasks',
] as const
export type Extra = (typeof extras)[number]
