import { findAnything } from '@netportal/contract'
import type { Services } from '../services.ts'
import { find } from './queries.ts'

export function searchRoutes({ route, db, config }: Services): void {
  if (config.hideExtras) return

  route(findAnything, ({ viewer, body }) => find(db, viewer, body))
}
