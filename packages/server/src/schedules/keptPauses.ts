import type { PausedSite } from '@netportal/contract'

/** Pauses of a schedule as its row has them; none in a row of before. */
export interface KeptPauses {
  paused_until: string | null
  paused_sites: PausedSite[] | null
}

/** Selects pauses: a day is no instant, and comes as it is written. */
export const pauseColumns = 'paused_until::text, paused_sites'
