import type { FastifyBaseLogger } from 'fastify'
import { repeatFromNow } from '../repeat.ts'
import { forgetPacked } from '../series/forgetPacked.ts'
import { packOldDays } from '../series/pack.ts'
import { retentionStart, truncateEmptied } from '../series/partitions.ts'
import type { Services } from '../services.ts'
import { graceDays } from './maintenance.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type OldDaysNeeds = Pick<Services, 'db' | 'config' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}

/**
 * Removes packed days that are no longer kept. With `PACK_AFTER_DAYS` it packs more, after it has given back the disk of
 * months that an earlier run has emptied.
 * @param signal ends it soon; the next run goes on there
 */
export async function keepOldDays(
  { db, config, clock, log }: OldDaysNeeds,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock()
  const { packAfterDays, retentionDays } = config
  await forgetPacked(db, retentionStart(now, retentionDays + graceDays), signal)
  if (packAfterDays === null || signal?.aborted) return
  const before = new Date(now.getTime() - packAfterDays * dayMs)
  const emptied = await truncateEmptied(db, before, signal)
  const partitions = emptied.filter((name) => name !== null)
  if (partitions.length > 0) log.info({ partitions }, 'gave back the disk of packed months')
  if (partitions.length < emptied.length) {
    log.warn(
      'the disk of packed months was not given back: they are read or not vacuumed yet; it is tried again',
    )
  }
  const days = await packOldDays({ pool: db, packAfterDays, now, ...(signal && { signal }) })
  if (days > 0) log.info({ days }, 'packed old days')
}

/**
 * Keeps old days now and each hour, beside what is served. Several server processes may do so: they take turns.
 * @returns `close` waits for the step under way
 */
export function startOldDays(needs: OldDaysNeeds): { close(): Promise<void> } {
  return repeatFromNow(
    hourMs,
    (closing) => keepOldDays(needs, closing),
    (error) => needs.log.error({ err: error }, 'packing old days failed'),
  )
}
