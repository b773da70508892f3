import * as z from 'zod/mini'
import { Id, OptionalNumber, OptionalText } from './shared.ts'

/** Something that was done, by whom, when and from where. */
export const AuditEntry = z.object({
  id: Id,
  at: z.string(),
  /** One of `auditActions`, or one that only a newer server knows. */
  action: z.string(),
  /** Of what is counted and not told each time: the how manieth it was of its hour. */
  count: OptionalNumber,
  /** One of `auditActors`. */
  actor_kind: z.string(),
  actor_id: z.nullish(Id),
  /** The name of the actor now: none of who is gone. */
  actor_name: OptionalText,
  customer_id: z.nullish(Id),
  customer_company_name: OptionalText,
  subject_kind: OptionalText,
  subject_id: z.nullish(Id),
  request_id: OptionalText,
  address: OptionalText,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  /** Id of the entry that the next page comes after; missing on the last. */
  next_after: z.nullish(Id),
  results: z.array(AuditEntry),
})
export type AuditPage = z.infer<typeof AuditPage>
