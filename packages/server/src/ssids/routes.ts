import {
  getSsidStats,
  getSsidsSummary,
  getTransferMetrics,
  listSsids,
  listSsidsWithCounts,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import * as ssids from './queries.ts'
import { readClientCounts, readTransferMetrics, requireSsid } from './series.ts'

export function ssidRoutes({ route, db, readers, clock }: Services): void {
  const findSsid = async (viewer: Viewer, params: { id: string; ssid: string }) => {
    const location = await requireLocation(db, viewer, params.id)
    return requireSsid(db, viewer, location.id, params.ssid)
  }

  route(listSsids, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return ssids.listSsids(db, viewer, location.id)
  })
  route(listSsidsWithCounts, async ({ viewer, params, query }) => {
    const location = await requireLocation(db, viewer, params.id)
    return ssids.listSsidsWithCounts(db, viewer, location.id, query.include_inactive)
  })
  route(getSsidsSummary, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return ssids.summarizeSsids(db, viewer, location.id, clock())
  })
  route(getSsidStats, async ({ viewer, params, query }) => {
    const ssidId = await findSsid(viewer, params)
    const span = { days: query.days_history, now: clock() }
    return readers.read((reader) => readClientCounts(reader, ssidId, span))
  })
  route(getTransferMetrics, async ({ viewer, params, query }) => {
    const ssidId = await findSsid(viewer, params)
    const span = { days: query.days_history, now: clock() }
    return readers.read((reader) => readTransferMetrics(reader, ssidId, span))
  })
}
