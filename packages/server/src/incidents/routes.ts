import {
  callSorts,
  getDeviceIncidents,
  getHappenings,
  getIncident,
  incidentLimits,
  incidentSorts,
  listCallsWithoutOutage,
  listIncidentHistory,
  listIncidents,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import { viewAs } from '../customers/viewAs.ts'
import { requireDevice } from '../devices/queries.ts'
import { notFound } from '../http/errors.ts'
import { pageLinks } from '../http/pageLinks.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { readCallsWithoutOutage } from './callsWithoutOutage.ts'
import { clientsAt } from './clients.ts'
import { readDeviceIncidents } from './deviceIncidents.ts'
import { readHappenings } from './happenings.ts'
import { readHistory } from './history.ts'
import { periodOf, readSort } from './historyPeriod.ts'
import { readIncidentId } from './incidentId.ts'
import { lookAtIncidents, tellUntold } from './keep.ts'
import * as incidents from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Incidents are told whether or not they are shown, so that none is missing when they are. */
export function incidentRoutes({ route, db, clock, background, config }: Services): void {
  background.repeat('incidents', hourMs, async () => {
    await tellUntold(db, clock)
    if (config.databaseUrl === null) await lookAtIncidents(db)
  })
  if (config.hideExtras) return

  route(listIncidents, async ({ viewer: caller, query }) => {
    const viewer = await viewAs(db, caller, query.customer_id)
    const { location_id, from, until, state, limit, offset } = query
    const location =
      location_id === undefined ? null : await requireLocation(db, viewer, String(location_id))
    const now = clock()
    const filter = {
      locationId: location?.id ?? null,
      from: from === undefined ? (state === 'open' ? null : daysBefore(now)) : new Date(from),
      until: until === undefined ? null : new Date(until),
      state: state ?? null,
    }
    const count = await incidents.countIncidents(db, viewer, filter, now)
    return {
      count,
      ...pageLinks(listIncidents, {}, query, count),
      results: await incidents.listIncidents(db, viewer, filter, { now, limit, offset }),
    }
  })

  route(getIncident, async ({ viewer, params }) => {
    const key = readIncidentId(params.incidentId)
    const now = clock()
    const incident = key && (await incidents.findIncident(db, viewer, key, now))
    if (!key || !incident) throw notFound()
    const place = { locationId: key.locationId, timezone: incident.location_timezone ?? 'UTC' }
    return {
      ...incident,
      ...(await incidents.readParts(db, incident, now)),
      clients_at_start: await clientsAt(db, place, incident.started_at),
      clients_at_end: incident.ended_at ? await clientsAt(db, place, incident.ended_at) : null,
    }
  })

  const locationIdOf = async (viewer: Viewer, id: string | number | undefined) =>
    id === undefined ? null : (await requireLocation(db, viewer, String(id))).id

  route(listIncidentHistory, async ({ viewer, query }) => {
    const { location_id, state, calls, limit, offset } = query
    const now = clock()
    const filter = {
      ...periodOf(query, now),
      locationId: await locationIdOf(viewer, location_id),
      state: state ?? null,
      calls: calls ?? null,
    }
    const sort = readSort(query.sort, incidentSorts)
    const found = await readHistory(db, viewer, filter, { now, limit, offset, sort })
    return { ...found, ...pageLinks(listIncidentHistory, {}, query, found.count) }
  })

  route(listCallsWithoutOutage, async ({ viewer, query }) => {
    const { limit, offset } = query
    const period = {
      ...periodOf(query, clock()),
      locationId: await locationIdOf(viewer, query.location_id),
    }
    const sort = readSort(query.sort, callSorts)
    const found = await readCallsWithoutOutage(db, viewer, period, { limit, offset, sort })
    return { ...found, ...pageLinks(listCallsWithoutOutage, {}, query, found.count) }
  })

  route(getDeviceIncidents, async ({ viewer, params }) => {
    const { id: locationId } = await requireLocation(db, viewer, params.id)
    const { id } = await requireDevice(db, viewer, locationId, params.mac)
    return readDeviceIncidents(db, viewer, { locationId, deviceId: Number(id) }, clock())
  })

  route(getHappenings, async ({ viewer: caller, query: { customer_id, since } }) => {
    const viewer = await viewAs(db, caller, customer_id)
    const now = clock()
    const askedMs = since === undefined ? now.getTime() - dayMs : Date.parse(since)
    const fromMs = Math.max(askedMs, daysBefore(now).getTime())
    return readHappenings(db, viewer, new Date(fromMs), now)
  })
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - incidentLimits.daysDefault * dayMs)
}
