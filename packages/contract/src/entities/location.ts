import * as z from 'zod/mini'
import { Id, nameOrId, textOrElse } from './shared.ts'

/** A site of a customer. */
export const Location = z.object({
  id: Id,
  name: nameOrId(),
  /** IANA name, such as `Europe/Berlin`; '' where a client could not read it. */
  timezone: textOrElse(''),
  /** Whose it is, where the API tells: an administrator's schedule form needs it. */
  customer_id: z.nullish(Id),
})
export type Location = z.infer<typeof Location>

export const LocationSummary = z.object({ total_locations: z.number() })
export type LocationSummary = z.infer<typeof LocationSummary>
