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
import type { Viewer } from '../auth/viewer.ts'
import { transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { requireCompany } from '../reports/history.ts'
import type { Services } from '../services.ts'
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
  const create = (viewer: Viewer, companyId: number, body: ScheduleInput) =>
    transaction(db, async (connection) => {
      requireOffered(body)
      await takeTurn(connection, 'schedules', companyId)
      await schedules.requireRoom(connection, companyId)
      await requireOwnPlaces(connection, companyId, body)
      await requireRoomForSites(connection, companyId, null, body)
      const made = { createdBy: viewer.email, now: clock() }
      return schedules.insertSchedule(connection, companyId, body, made)
    })
  const update = async (owner: schedules.Owner, id: string, body: ScheduleInput) => {
    requireOffered(body)
    const schedule = await schedules.requireSchedule(db, owner, id)
    await requireOwnPlaces(db, schedule.companyId, body)
    return transaction(db, async (connection) => {
      await takeTurn(connection, 'schedules', schedule.companyId)
      await requireRoomForSites(connection, schedule.companyId, schedule.id, body)
      return schedules.replaceSchedule(connection, schedule.id, body, clock())
    })
  }
  const remove = async (owner: schedules.Owner, id: string) => {
    const schedule = await schedules.requireSchedule(db, owner, id)
    await schedules.deleteSchedule(db, schedule.id)
  }
  const run = async (owner: schedules.Owner, id: string) =>
    byHand.run((await schedules.requireSchedule(db, owner, id)).id)
  const sendTest = async (owner: schedules.Owner, id: string, viewer: Viewer) =>
    byHand.sendTest((await schedules.requireSchedule(db, owner, id)).id, viewer)

  route(listSchedules, ({ viewer, params }) =>
    schedules.listSchedules(db, requireCompany(viewer, params.customerId)),
  )
  route(createSchedule, async ({ viewer, params, body }) => {
    const companyId = requireCompany(viewer, params.customerId)
    if (!(await companyExists(db, companyId))) throw notFound()
    return create(viewer, companyId, body)
  })
  route(updateSchedule, ({ viewer, params, body }) => update(ownerOf(viewer), params.id, body))
  route(deleteSchedule, ({ viewer, params }) => remove(ownerOf(viewer), params.id))
  route(runSchedule, ({ viewer, params }) => run(ownerOf(viewer), params.id))
  route(testSchedule, ({ viewer, params }) => sendTest(ownerOf(viewer), params.id, viewer))

  route(listAdminSchedules, () => schedules.listSchedules(db, null))
  route(createAdminSchedule, async ({ viewer, query, body }) => {
    const companyId = readId(query.customer_id)
    if (companyId === null || !(await companyExists(db, companyId))) {
      throw new HttpError(422, 'customer_id: There is no such customer.')
    }
    return create(viewer, companyId, body)
  })
  route(updateAdminSchedule, ({ params, body }) => update(null, params.id, body))
  route(deleteAdminSchedule, ({ params }) => remove(null, params.id))
  route(runAdminSchedule, ({ params }) => run(null, params.id))
  route(testAdminSchedule, ({ viewer, params }) => sendTest(null, params.id, viewer))
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
