import {
  createAdminSchedule,
  createSchedule,
  deleteAdminSchedule,
  deleteSchedule,
  listAdminSchedules,
  listSchedules,
  runAdminSchedule,
  runSchedule,
  type ScheduleInput,
  testAdminSchedule,
  testSchedule,
  updateAdminSchedule,
  updateSchedule,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { requireCompany } from '../reports/history.ts'
import type { Services } from '../services.ts'
import { requireOwnPlaces } from './belongs.ts'
import { createByHand } from './byHand.ts'
import * as schedules from './queries.ts'

/** Schedules of one's own company, and of all for administrators. Specification §7 "Schedules and history". */
export function scheduleRoutes({ route, db, clock }: Services): void {
  const byHand = createByHand(db, clock)
  const create = async (viewer: Viewer, companyId: number, body: ScheduleInput) => {
    await schedules.requireRoom(db, companyId)
    await requireOwnPlaces(db, companyId, body)
    return schedules.insertSchedule(db, companyId, body, { createdBy: viewer.email, now: clock() })
  }
  const update = async (owner: schedules.Owner, id: string, body: ScheduleInput) => {
    const schedule = await schedules.requireSchedule(db, owner, id)
    await requireOwnPlaces(db, schedule.companyId, body)
    return schedules.replaceSchedule(db, schedule.id, body, clock())
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
    const companyId = Number(query.customer_id)
    if (!Number.isSafeInteger(companyId) || !(await companyExists(db, companyId))) {
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
