import {
  adminProfile,
  adminSchedules,
  customerProfile,
  customers,
  locations,
  reportHistoryPage,
  schedules,
  ssids,
  startedTask,
  unusualLocations,
} from '@netportal/contract/fixtures'
import { portalApi } from './portalApi.ts'
import type { Answer } from './stubApi.ts'

/** How an API answers that serves the reports of a customer's user. */
export const reportsApi: Readonly<Record<string, Answer>> = {
  ...portalApi(2),
  'GET /api/v1/users/me/': { json: customerProfile },
  'GET /api/v1/customer/locations': { json: locations },
  'GET /api/v1/customer/locations/101/ssids': { json: ssids },
  'GET /api/v1/customer/locations/103/ssids': { json: ssids.slice(0, 2) },
  'GET /api/v1/customers/7/report-schedules/': { json: schedules },
  'GET /api/v1/customers/7/scheduled-reports/?page=1': { json: reportHistoryPage() },
}

/** The same for an administrator, who sees every customer's. */
export const adminReportsApi: Readonly<Record<string, Answer>> = {
  ...reportsApi,
  'GET /api/v1/users/me/': { json: adminProfile },
  'GET /api/v1/customer/locations': { json: [...locations, ...unusualLocations] },
  'GET /api/v1/customer/customers': { json: customers },
  'GET /api/v1/admin/report-schedules/': { json: adminSchedules },
  'GET /api/v1/admin/scheduled-reports/?page=1': { json: reportHistoryPage() },
}

/** The question about the task that every start of a report answers with. */
export const taskCall = `GET /api/v1/reports/status/${startedTask.task_id}`
