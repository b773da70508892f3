import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import { daysOfWeek, isTimeZone, scheduleDefaults, scheduleTimeZones } from './schedules.ts'
import { serverLimits } from './serverLimits.ts'

/** Specification §9, by hand. */
it('has the figures of the specification', () => {
  expect(limits).toMatchObject({
    autoRefreshMs: 660_000,
    networkGoodPercent: 85,
    networkWarningPercent: 70,
    tablePageSize: 15,
    modalPageSize: 10,
    timelinePageSize: 50,
    ticketDaysDefault: 7,
    ssidStatsDaysDefault: 1,
    firstPage: 1,
    reportPollMs: 3_000,
    reportTimeoutMs: 300_000,
    exportPollMs: 5_000,
    exportPollAttempts: 60,
    exportRestMs: 5_000,
    clockRefreshMs: 60_000,
    ssidStatsDayChoices: [1, 3, 7, 30, 60, 90],
    ticketDayChoices: [1, 7, 30, 90, 0],
    reportRangeDays: 7,
    resetRedirectMs: 3_000,
    lineChartHeightPx: 350,
    pieChartHeightPx: 500,
  })
})

it('has the schedule defaults of the specification', () => {
  expect(scheduleDefaults).toEqual({
    report_type: 'network_health',
    frequency: 'WEEKLY',
    time_of_day: '09:00:00',
    timezone: 'UTC',
    day_of_week: 1,
    day_of_month: 1,
    is_active: true,
    send_when_all_online: true,
  })
})

it('has seven days from Monday, and fifteen zones that are known', () => {
  expect(daysOfWeek.map(({ value, label }) => `${value} ${label}`).join()).toBe(
    '1 Monday,2 Tuesday,3 Wednesday,4 Thursday,5 Friday,6 Saturday,7 Sunday',
  )
  expect(scheduleTimeZones.join()).toBe(
    'UTC,GMT,US/Pacific,US/Mountain,US/Central,US/Eastern,Europe/London,Europe/Berlin,Europe/Paris,Europe/Moscow,Asia/Tokyo,Asia/Dubai,Asia/Kolkata,Australia/Sydney,Australia/Perth',
  )
  expect(scheduleTimeZones.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
})

it('gives the server figures that belong together', () => {
  expect(serverLimits.tokenIdleMs / 3_600_000).toBe(12)
  expect(serverLimits.tokenAbsoluteMs / 86_400_000).toBe(7)
  expect(serverLimits.resetLinkMs / 60_000).toBe(30)
  expect(serverLimits.historyDaysMax).toBeGreaterThanOrEqual(
    Math.max(...limits.ssidStatsDayChoices),
  )
})
