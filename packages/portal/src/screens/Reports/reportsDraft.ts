import type { ReportType, Schedule, UserProfile } from '@netportal/contract'
import { wasInterrupted } from '../../auth/session.ts'
import type { ReportFormValues } from './onDemand/reportRequest.ts'
import type { ScheduleFormValues } from './scheduled/scheduleForm.ts'

/** A form as it stood when the session ended in the middle of it. */
export type ReportsDraft =
  | { form: 'report'; type: ReportType; values: ReportFormValues }
  /** `base` is the schedule that is being changed, as it was read; null for a new one. */
  | { form: 'schedule'; base: Schedule | null; values: ScheduleFormValues }

/** In memory alone: what somebody has typed is nobody else's, and no business of the disk. */
let kept: { owner: string; draft: ReportsDraft } | null = null

/** Keeps a form that goes, where it goes because the API has ended the session. */
export function keepDraft(owner: UserProfile, draft: ReportsDraft): void {
  if (wasInterrupted()) kept = { owner: nameOf(owner), draft }
}

/** Returns the form that the same person was typing, once; whoever else comes instead drops it. */
export function takeDraft(owner: UserProfile): ReportsDraft | null {
  const taken = kept
  kept = null
  return taken?.owner === nameOf(owner) ? taken.draft : null
}

function nameOf({ role, email, customer_company_id }: UserProfile): string {
  return JSON.stringify([role, email, customer_company_id])
}
