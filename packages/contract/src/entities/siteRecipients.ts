import * as z from 'zod/mini'
import { Id } from './shared.ts'

/** A location of a schedule whose report goes to people of its own. */
export const SiteRecipients = z.object({
  location_id: Id,
  /** Read it with `parseRecipients`. */
  recipients: z.string(),
})
export type SiteRecipients = z.infer<typeof SiteRecipients>
