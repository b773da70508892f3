import {
  endpointPath,
  getTaskStatus,
  limits,
  listAdminReportHistory,
  listReportHistory,
  type ReportHistoryEntry,
  type ReportHistoryPage,
  serverLimits,
  type TaskStatus,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { downloadPath } from './downloadPath.ts'

const taskIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The condition under which a viewer may see a row of `reports`; parameters as `scope` gives them. */
const isVisibleReport = '($1::boolean or reports.company_id = $2::bigint)'

/** How far tasks are, and what was made. */
export function reportHistoryRoutes({ route, db, config }: Services): void {
  route(getTaskStatus, async ({ viewer, params }) => {
    const task = await findTask(db, viewer, params.taskId)
    return config.hideExtras ? specifiedStatus(task) : taskStatus(task)
  })
  route(listReportHistory, async ({ viewer, params, query }) => {
    const companyId = requireCompany(viewer, params.customerId)
    return readHistory(db, companyId, query.page, (page) =>
      endpointPath(listReportHistory, { customerId: companyId }, { page }),
    )
  })
  route(listAdminReportHistory, ({ query }) =>
    readHistory(db, null, query.page, (page) => endpointPath(listAdminReportHistory, {}, { page })),
  )
}

/**
 * The company that a path names, if the viewer is of it.
 * @throws HttpError 404
 */
export function requireCompany(viewer: Viewer, customerId: string): number {
  const id = readId(customerId)
  if (id === null || (viewer.role !== 'admin' && viewer.companyId !== id)) throw notFound()
  return id
}

/** A task's file as whoever may see it can have it. */
export interface ReportFile {
  taskId: string
  companyId: number | null
  fileName: string
}

/**
 * Finds the file of a task.
 * @throws HttpError 404 when there is no such task, it is not the viewer's, or has no file (any more)
 */
export async function requireFile(
  db: Database,
  viewer: Viewer,
  taskId: string,
): Promise<ReportFile> {
  const task = await findTask(db, viewer, taskId)
  if (!task.hasFile) throw notFound()
  return { taskId, companyId: task.companyId, fileName: task.fileName }
}

/** Says how far a task is, with how many of its locations are done while it is worked on. */
export function taskStatus(task: Task): TaskStatus {
  const { done, total } = task
  return {
    ...specifiedStatus(task),
    ...(done !== null && total !== null && { progress: { done, of: total, unit: 'location' } }),
  }
}

function specifiedStatus({ taskId, state, reason, fileName, hasFile }: Task): TaskStatus {
  return {
    state,
    result: state === 'SUCCESS' && hasFile ? downloadPath(taskId, fileName) : reason,
  }
}

/** A task, as far as people are told of it. */
interface Task {
  id: number
  taskId: string
  /** Null for locations of several. */
  companyId: number | null
  state: string
  isOpen: boolean
  isMailed: boolean
  reason: string | null
  fileName: string
  hasFile: boolean
  /** Locations that are done, and all of them; null where nobody works on it, or nothing is counted. */
  done: number | null
  total: number | null
}

/** @throws HttpError 404 when there is no such task, or it is not the viewer's */
export async function findTask(db: Database, viewer: Viewer, taskId: string): Promise<Task> {
  if (!taskIdPattern.test(taskId)) throw notFound()
  const { rows } = await db.query<Task>(
    `select reports.id, task_id as "taskId", company_id as "companyId", state, reason, file_name as "fileName", done, total,
       completed_at is null as "isOpen", due_at is not null or test_address is not null as "isMailed",
       file_made_at is not null and file_removed_at is null as "hasFile"
     from reports left join report_progress progress
       on report_id = reports.id and progress.lease_id = reports.lease_id
     where ${isVisibleReport} and task_id = $3`,
    [viewer.role === 'admin', viewer.companyId, taskId],
  )
  const [task] = rows
  if (!task) throw notFound()
  return task
}

/** Selects what became of the mails of a row of `reports`; null when there are none. */
const mailsOfReport = `(
  select json_agg(json_build_object('address', address, 'reason', report_mails.reason,
    'state', case report_mails.state when 'SENDING' then 'WAITING' else report_mails.state end,
    'is_stopped', is_stopped)
    order by address)
  from report_mails where report_id = reports.id)`

/**
 * The location of a row of `reports` by its name now, if it still is the company's, else as a schedule that lists it
 * has called it; of several how many.
 */
const placeOfReport = `(
  case jsonb_array_length(request -> 'places')
    when 1 then coalesce((
      select name from locations where locations.company_id = reports.company_id
        and locations.id = (request -> 'places' -> 0 ->> 'locationId')::bigint
    ), site_name)
    else jsonb_array_length(request -> 'places') || ' locations'
  end)`

interface Row extends Omit<ReportHistoryEntry, 'schedule' | 'download_url'> {
  count: number
  schedule_id: number | null
  schedule_name: string | null
  task_id: string
  file_name: string
  has_file: boolean
}

/** @param companyId null for all companies */
async function readHistory(
  db: Database,
  companyId: number | null,
  page: number,
  address: (page: number) => string,
): Promise<ReportHistoryPage> {
  const pageSize = serverLimits.scheduledReportsPageSize
  const { rows: counts } = await db.query<{ count: number }>(
    `select coalesce(sum(reports), 0)::bigint as count from report_counts
     where $1::bigint is null or company_id = $1`,
    [companyId],
  )
  const count = counts[0]?.count ?? 0
  const { order, limit, offset } = pageFromNearerEnd(count, (page - limits.firstPage) * pageSize)
  const { rows } = await db.query<Row>(
    `select reports.id, coalesce(schedule_id, site_schedule_id) as schedule_id, schedule_name, report_type, initiated_at, completed_at,
       state as status, period_start::text, period_end::text, reason, task_id, file_name,
       file_made_at is not null and file_removed_at is null as has_file, ${mailsOfReport} as mails,
       ${placeOfReport} as place,
       company_id as customer_id, companies.name as customer_company_name
     from (
       select id from reports where ($1::bigint is null or company_id = $1) and not is_export
       order by initiated_at ${order}, id ${order} limit $2 offset $3
     ) page join reports using (id)
     left join companies on companies.id = company_id
     order by initiated_at desc, reports.id desc`,
    [companyId, limit, offset],
  )
  return {
    count,
    next: page * pageSize < count ? address(page + 1) : null,
    previous: page > limits.firstPage ? address(page - 1) : null,
    results: rows.map(toEntry),
  }
}

/** Reads a page beyond the middle from the end, since what stands before a page is passed over one by one. */
function pageFromNearerEnd(count: number, start: number) {
  const limit = serverLimits.scheduledReportsPageSize
  const after = count - start - limit
  return start <= after
    ? ({ order: 'desc', limit, offset: start } as const)
    : ({
        order: 'asc',
        limit: Math.max(0, Math.min(limit, count - start)),
        offset: Math.max(0, after),
      } as const)
}

function toEntry({
  schedule_id,
  schedule_name,
  task_id,
  file_name,
  has_file,
  ...row
}: Row): ReportHistoryEntry {
  return {
    ...row,
    schedule: schedule_name === null ? null : { id: schedule_id, name: schedule_name },
    download_url: row.status === 'SUCCESS' && has_file ? downloadPath(task_id, file_name) : null,
  }
}
