export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export type Frequency = (typeof frequencies)[number]

/** Specification §9 "Days of week": 1 is Monday. */
export const daysOfWeek = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
] as const

/** Specification §9 "Timezones offered for schedules". */
export const scheduleTimeZones = [
  'UTC',
  'GMT',
  'US/Pacific',
  'US/Mountain',
  'US/Central',
  'US/Eastern',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Moscow',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Australia/Perth',
] as const

/** Values that the form of a new schedule starts with. Specification §9 "Schedule defaults". */
export const scheduleDefaults = {
  report_type: 'network_health',
  frequency: 'WEEKLY',
  time_of_day: '09:00:00',
  timezone: 'UTC',
  day_of_week: 1,
  day_of_month: 1,
  is_active: true,
  send_when_all_online: true,
} as const

/** Whether this machine knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
