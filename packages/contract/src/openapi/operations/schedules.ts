import * as z from 'zod/mini'
import type * as schedules from '../../endpoints/schedules.ts'
import { Schedule } from '../../entities/schedule.ts'
import { reportHistory, reportHistoryPage } from '../../fixtures/reportHistory.ts'
import { startedTask } from '../../fixtures/reportRequests.ts'
import { adminSchedules, schedules as examples, scheduleInputOf } from '../../fixtures/schedules.ts'
import type { ReportType } from '../../reports/reports.ts'
import { type OperationDocuments, parameters } from '../document.ts'

const belongs =
  "Its locations and wireless networks must be the schedule's company's own, whoever saves it."
const runs =
  'Makes the report of the period that a run at this moment covers, and mails it to the recipients who have not got that period yet, whether the schedule is paused or not. A run of that period that is under way already is answered in its place.'
const tests =
  'Makes the report of the period that a run at this moment covers, and mails it to the person who asks alone. It does not count as the mail of that period, and stands in the history as a report on demand.'
const runErrors = {
  409: 'All recipients have that period already, or nothing is mailed for this company.',
}
const testErrors = { 409: 'Nothing is mailed for this company.' }
const updateErrors = { 409: 'The schedule was changed since it had the `version` that was given.' }
const deletes = 'Reports that it made stay in the history.'
const history = 'Scheduled reports and those on demand.'
const page = { page: 'Number of the page, from 1.' }

const ofType = (schedules: readonly Schedule[], type: ReportType) =>
  schedules.find(({ report_type }) => report_type === type)

export const scheduleOperations: OperationDocuments<typeof schedules> = {
  listSchedules: {
    tag: 'Schedules',
    description: 'By name.',
    params: { customerId: parameters.customer },
    answers: z.array(Schedule),
    example: examples.slice(0, 2),
  },
  createSchedule: {
    tag: 'Schedules',
    description: belongs,
    params: { customerId: parameters.customer },
    body: scheduleInputOf.network_health,
    example: ofType(examples, 'network_health'),
  },
  updateSchedule: {
    tag: 'Schedules',
    description: `The body is the whole schedule. ${belongs}`,
    params: { id: parameters.schedule },
    errors: updateErrors,
    body: scheduleInputOf.down_device,
    example: ofType(examples, 'down_device'),
  },
  deleteSchedule: {
    tag: 'Schedules',
    description: deletes,
    params: { id: parameters.schedule },
    example: undefined,
  },
  runSchedule: {
    tag: 'Schedules',
    description: runs,
    params: { id: parameters.schedule },
    errors: runErrors,
    example: startedTask,
  },
  testSchedule: {
    tag: 'Schedules',
    description: tests,
    params: { id: parameters.schedule },
    errors: testErrors,
    example: startedTask,
  },
  listReportHistory: {
    tag: 'Schedules',
    description: history,
    params: { customerId: parameters.customer },
    query: page,
    example: reportHistoryPage(1, reportHistory, 2),
  },
  listAdminSchedules: {
    tag: 'Schedules',
    description: 'By company and name.',
    answers: z.array(Schedule),
    example: adminSchedules.slice(0, 2),
  },
  createAdminSchedule: {
    tag: 'Schedules',
    description: belongs,
    query: { customer_id: 'Company that it will belong to.' },
    body: scheduleInputOf.network_health,
    example: ofType(adminSchedules, 'network_health'),
  },
  updateAdminSchedule: {
    tag: 'Schedules',
    description: `The body is the whole schedule; its company stays. ${belongs}`,
    params: { id: parameters.schedule },
    errors: updateErrors,
    body: scheduleInputOf.down_device,
    example: ofType(adminSchedules, 'down_device'),
  },
  deleteAdminSchedule: {
    tag: 'Schedules',
    description: deletes,
    params: { id: parameters.schedule },
    example: undefined,
  },
  runAdminSchedule: {
    tag: 'Schedules',
    description: runs,
    params: { id: parameters.schedule },
    errors: runErrors,
    example: startedTask,
  },
  testAdminSchedule: {
    tag: 'Schedules',
    description: tests,
    params: { id: parameters.schedule },
    errors: testErrors,
    example: startedTask,
  },
  listAdminReportHistory: {
    tag: 'Schedules',
    description: history,
    query: page,
    example: reportHistoryPage(1, reportHistory, 2),
  },
}
