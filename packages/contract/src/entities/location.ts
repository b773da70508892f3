import * as z from 'zod/mini'
import { Id } from './shared.ts'

/** A site of a customer. */
export const Location = z.object({
  id: Id,
  name: z.string(),
  /** IANA name, such as `Europe/Berlin`. */
  timezone: z.string(),
  /** Whose it is, where the API tells: an administrator's schedule form needs it. */
  customer_id: z.nullish(Id),
})
export type Location = z.infer<typeof Location>

export const LocationSummary = z.object({ total_locations: z.number() })
export type LocationSummary = z.infer<typeof LocationSummary>
