import { getMoment } from '@netportal/contract'
import { statusesAt } from '../devices/statusesAt.ts'
import { HttpError } from '../http/errors.ts'
import { clientsAt } from '../incidents/clients.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { changesAround, ssidsAt, ticketsAt } from './queries.ts'

export function momentRoutes({ route, db, clock, config }: Services): void {
  if (config.hideExtras) return

  route(getMoment, async ({ viewer, params, query }) => {
    const { id, timezone } = await requireLocation(db, viewer, params.id)
    const now = clock()
    const at = query.at === undefined ? now : new Date(query.at)
    if (at > now) throw new HttpError(422, 'at: This moment is still to come.')
    const { noDataSince, devices } = await statusesAt(db, id, at)
    return {
      at: at.toISOString(),
      no_data_since: noDataSince,
      devices,
      ssids: await ssidsAt(db, id, at),
      clients: await clientsAt(db, { locationId: id, timezone }, at),
      ...(await ticketsAt(db, id, at)),
      ...(await changesAround(db, id, at, now)),
    }
  })
}
