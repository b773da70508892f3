import * as z from 'zod/mini'
import type * as schedules from '../../endpoints/schedules.ts'
import { Schedule } from '../../entities/schedule.ts'
import { reportHistory, reportHistoryPage } from '../../fixtures/reportHistory.ts'
import { adminSchedules, schedules as examples, scheduleInputs } from '../../fixtures/schedules.ts'
import { type OperationDocuments, parameters } from '../document.ts'

const belongs =
  "Its locations and wireless networks must be the schedule's company's own, whoever saves it."
const page = { page: 'Number of the page, from 1.' }

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
    body: scheduleInputs[0],
    example: examples[0],
  },
  updateSchedule: {
    tag: 'Schedules',
    description: `The body is the whole schedule. ${belongs}`,
    params: { id: parameters.schedule },
    body: scheduleInputs[4],
    example: examples[4],
  },
  deleteSchedule: {
    tag: 'Schedules',
    description: 'Reports that it made stay in the history.',
    params: { id: parameters.schedule },
    example: undefined,
  },
  listReportHistory: {
    tag: 'Schedules',
    description: 'Scheduled reports and those on demand.',
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
    body: scheduleInputs[0],
    example: adminSchedules[0],
  },
  updateAdminSchedule: {
    tag: 'Schedules',
    description: `The body is the whole schedule; its company stays. ${belongs}`,
    params: { id: parameters.schedule },
    body: scheduleInputs[4],
    example: adminSchedules[4],
  },
  deleteAdminSchedule: {
    tag: 'Schedules',
    description: 'Reports that it made stay in the history.',
    params: { id: parameters.schedule },
    example: undefined,
  },
  listAdminReportHistory: {
    tag: 'Schedules',
    description: 'Scheduled reports and those on demand.',
    query: page,
    example: reportHistoryPage(1, reportHistory, 2),
  },
}
