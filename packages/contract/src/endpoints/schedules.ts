import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { chosenId } from '../entities/input.ts'
import { ReportHistoryPage } from '../entities/reportHistory.ts'
import { Schedule, ScheduleInput, Schedules } from '../entities/schedule.ts'
import { NoContent } from '../entities/shared.ts'
import { StartedTask } from '../entities/task.ts'
import { limits } from '../rules/limits.ts'
import { queryNumber } from './query.ts'

const historyQuery = z.object({
  page: queryNumber({ min: limits.firstPage, max: 1_000_000, default: limits.firstPage }),
})

const failures = {
  list: 'Failed to fetch schedules',
  save: 'Failed to save the schedule. Please try again.',
  delete: 'Failed to delete the schedule. Please try again.',
  history: 'Failed to fetch report history',
  run: 'Failed to run the schedule. Please try again.',
  test: 'Failed to send the test mail. Please try again.',
}

export const listSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customers/{customerId}/report-schedules/',
  access: 'user',
  summary: "A company's report schedules",
  response: Schedules,
  failure: failures.list,
})

export const createSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/customers/{customerId}/report-schedules/',
  access: 'user',
  summary: "Create a report schedule of one's own company",
  body: ScheduleInput,
  response: Schedule,
  status: 201,
  answer: 'ignored',
  failure: failures.save,
})

export const updateSchedule = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/report-schedules/{id}/',
  access: 'user',
  summary: "Replace a report schedule of one's own company; pausing is one",
  body: ScheduleInput,
  response: Schedule,
  answer: 'ignored',
  failure: failures.save,
})

export const deleteSchedule = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/report-schedules/{id}/',
  access: 'user',
  summary: "Delete a report schedule of one's own company",
  response: NoContent,
  status: 204,
  answer: 'ignored',
  failure: failures.delete,
})

/** Not in the specification, as the other calls that run schedules: `can_run_now` says for which there are such calls. */
export const runSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/report-schedules/{id}/run/',
  access: 'user',
  summary: "Run a report schedule of one's own company now",
  response: StartedTask,
  answer: 'ignored',
  failure: failures.run,
})

export const testSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/report-schedules/{id}/test-mail/',
  access: 'user',
  summary: "Mail the report of a schedule of one's own company to oneself, as a test",
  response: StartedTask,
  answer: 'ignored',
  failure: failures.test,
})

export const listReportHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customers/{customerId}/scheduled-reports/',
  access: 'user',
  summary: "A company's reports, newest first, page by page",
  query: historyQuery,
  response: ReportHistoryPage,
  failure: failures.history,
})

export const listAdminSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/report-schedules/',
  access: 'admin',
  summary: 'The report schedules of all companies',
  response: Schedules,
  failure: failures.list,
})

export const createAdminSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/report-schedules/',
  access: 'admin',
  summary: 'Create a report schedule of any company',
  query: z.object({ customer_id: chosenId('Please select a customer.') }),
  body: ScheduleInput,
  response: Schedule,
  status: 201,
  answer: 'ignored',
  failure: failures.save,
})

export const updateAdminSchedule = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/report-schedules/{id}/',
  access: 'admin',
  summary: 'Replace a report schedule of any company; pausing is one',
  body: ScheduleInput,
  response: Schedule,
  answer: 'ignored',
  failure: failures.save,
})

export const deleteAdminSchedule = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/admin/report-schedules/{id}/',
  access: 'admin',
  summary: 'Delete a report schedule of any company',
  response: NoContent,
  status: 204,
  answer: 'ignored',
  failure: failures.delete,
})

export const runAdminSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/report-schedules/{id}/run/',
  access: 'admin',
  summary: 'Run a report schedule of any company now',
  response: StartedTask,
  answer: 'ignored',
  failure: failures.run,
})

export const testAdminSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/report-schedules/{id}/test-mail/',
  access: 'admin',
  summary: 'Mail the report of a schedule of any company to oneself, as a test',
  response: StartedTask,
  answer: 'ignored',
  failure: failures.test,
})

export const listAdminReportHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/scheduled-reports/',
  access: 'admin',
  summary: 'The reports of all companies, newest first, page by page',
  query: historyQuery,
  response: ReportHistoryPage,
  failure: failures.history,
})
