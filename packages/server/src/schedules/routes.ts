import {
  createAdminSchedule,
  createSchedule,
  deleteAdminSchedule,
  deleteSchedule,
  extras,
  listAdminSchedules,
  listSchedules,
  offeredReportTypes,
  runAdminSchedule,
  runSchedule,
  type ScheduleInput,
  testAdminSchedule,
  testSchedule,
  updateAdminSchedule,
  updateSchedule,
} from '@netportal/contract'
import type { Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Viewer } from '../auth/viewer.ts'
import { transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { requireCompany } from '../reports/history.ts'
import type { Services } from '../services.ts'
import { recordChanges } from './audited.ts'
import { requireOwnPlaces } from './belongs.ts'
import { createByHand } from './byHand.ts'
import * as schedules from './queries.ts'
import { requireRoomForSites } from './sites.ts'

/** Schedules of one's own company, and of all for administrators. Specification §7 "Schedules and history". */
export function scheduleRoutes({ route, db, clock, elapsed, config }: Services): void {
  const byHand = createByHand(db, { clock, elapsed })
  const offered = offeredReportTypes(config.hideExtras ? null : extras)
  const requireOffered = ({ report_type }: ScheduleInput) => {
    if (offered.includes(report_type)) return
    throw new HttpError(422, 'report_type: There is no such report.')
  }
  const create = (
    { viewer, by }: { viewer: Viewer; by: Origin },
    companyId: number,
    body: ScheduleInput,
  ) =>
    transaction(db, async (connection) => {
      requireOffered(body)
      await takeTurn(connection, 'schedules', companyId)
      await schedules.requireRoom(connection, companyId)
      await requireOwnPlaces(connection, companyId, body)
      await requireRoomForSites(connection, companyId, null, body)
      const made = { createdBy: viewer.email, now: clock() }
      const schedule = await schedules.insertSchedule(connection, companyId, body, made)
      const about = { company: companyId, subject: ['schedule', schedule.id] as const }
      await record(connection, by, 'schedule-created', about)
      return schedule
    })
  const update = async (by: Origin, owner: schedules.Owner, id: string, body: ScheduleInput) => {
    requireOffered(body)
    const schedule = await schedules.requireSchedule(db, owner, id)
    await requireOwnPlaces(db, schedule.companyId, body)
    return transaction(db, async (connection) => {
      await takeTurn(connection, 'schedules', schedule.companyId)
      await requireRoomForSites(connection, schedule.companyId, schedule.id, body)
      const before = await schedules.readSchedule(connection, schedule.id)
      const after = await schedules.replaceSchedule(connection, schedule.id, body, clock())
      await recordChanges(connection, by, { companyId: schedule.companyId, before, after })
      return after
    })
  }
  const remove = async (by: Origin, owner: schedules.Owner, id: string) => {
    const schedule = await schedules.requireSchedule(db, owner, id)
    await transaction(db, async (connection) => {
      if (!(await schedules.deleteSchedule(connection, schedule.id))) return
      const about = { company: schedule.companyId, subject: ['schedule', schedule.id] as const }
      await record(connection, by, 'schedule-deleted', about)
    })
  }
  const run = async (by: Origin, owner: schedules.Owner, id: string) =>
    byHand.run((await schedules.requireSchedule(db, owner, id)).id, by)
  const sendTest = async (by: Origin, owner: schedules.Owner, id: string, viewer: Viewer) =>
    byHand.sendTest((await schedules.requireSchedule(db, owner, id)).id, viewer, by)

  route(listSchedules, ({ viewer, params }) =>
    schedules.listSchedules(db, requireCompany(viewer, params.customerId)),
  )
  route(createSchedule, async ({ viewer, by, params, body }) => {
    const companyId = requireCompany(viewer, params.customerId)
    if (!(await companyExists(db, companyId))) throw notFound()
    return create({ viewer, by }, companyId, body)
  })
  route(updateSchedule, ({ viewer, by, params, body }) =>
    update(by, ownerOf(viewer), params.id, body),
  )
  route(deleteSchedule, ({ viewer, by, params }) => remove(by, ownerOf(viewer), params.id))
  route(runSchedule, ({ viewer, by, params }) => run(by, ownerOf(viewer), params.id))
  route(testSchedule, ({ viewer, by, params }) => sendTest(by, ownerOf(viewer), params.id, viewer))

  route(listAdminSchedules, () => schedules.listSchedules(db, null))
  route(createAdminSchedule, async ({ viewer, by, query, body }) => {
    const companyId = readId(query.customer_id)
    if (companyId === null || !(await companyExists(db, companyId))) {
      throw new HttpError(422, 'customer_id: There is no such customer.')
    }
    return create({ viewer, by }, companyId, body)
  })
  route(updateAdminSchedule, ({ by, params, body }) => update(by, null, params.id, body))
  route(deleteAdminSchedule, ({ by, params }) => remove(by, null, params.id))
  route(runAdminSchedule, ({ by, params }) => run(by, null, params.id))
  route(testAdminSchedule, ({ viewer, by, params }) => sendTest(by, null, params.id, viewer))
}

/** Administrators may change any company's; someone without a company has none. */
function ownerOf({ role, companyId }: Viewer): schedules.Owner {
  if (role === 'admin') return null
  if (companyId === null) throw notFound()
  return companyId
}

async function companyExists(db: Services['db'], id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from companies where id = $1', [id])
  return rowCount === 1
}
