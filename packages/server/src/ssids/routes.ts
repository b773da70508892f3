import { getSsidsSummary } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { summarizeSsids } from './queries.ts'

export function ssidRoutes({ route, db, clock }: Services): void {
  route(getSsidsSummary, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return summarizeSsids(db, viewer, location.id, clock())
  })
}
