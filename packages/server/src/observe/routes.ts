import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { bearerToken, unauthorized } from '../http/route.ts'
import type { Services } from '../services.ts'
import { within } from '../within.ts'
import type { PrometheusMeters } from './prometheus.ts'
import { readStanding } from './standing.ts'

const metricsPath = '/api/metrics'

/** Nobody waits longer for a database or a disk that does not answer: the other figures are told. */
const patienceMs = 3000
/** Whoever asks more often gets the same figures of the database. */
const keptMs = 10_000

type Needs = Pick<Services, 'db' | 'door' | 'readers' | 'config' | 'clock' | 'elapsed' | 'watches'>

/** Tells the figures of this process to whoever has `METRICS_TOKEN`. */
export function metricsRoutes(
  app: FastifyInstance,
  { db, door, readers, config, clock, elapsed, watches }: Needs,
  { meters, token }: { meters: PrometheusMeters; token: string },
): void {
  const standing = kept(elapsed, () => readStanding(door, clock()))
  const disk = kept(elapsed, () => readDisk(config.dataFolder))
  const { replica } = readers
  const pools = { main: db, ...(door !== db && { door }), ...(replica && { replica }) }
  const isReplicated = replica !== undefined
  app.get(metricsPath, async (request, reply) => {
    if (!isSame(bearerToken(request), token)) throw unauthorized('The token is not valid.')
    const [nowStanding, nowDisk] = await Promise.all([standing(), disk()])
    reply.header('cache-control', 'no-store').type(meters.contentType)
    return meters.write({ pools, isReplicated, watches, standing: nowStanding, disk: nowDisk })
  })
}

/** Compares without telling by the time how much is right. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/**
 * Keeps what was read for a while. One reading is under way at most, however long it hangs.
 * @returns null when it fails or takes too long
 */
function kept<Figures>(
  elapsed: () => number,
  read: () => Promise<Figures>,
): () => Promise<Figures | null> {
  let last: { figures: Figures | null; at: number } | undefined
  let running: Promise<Figures | null> | undefined
  const begin = () =>
    read()
      .catch(() => null)
      .then((figures) => {
        last = { figures, at: elapsed() }
        running = undefined
        return figures
      })
  return async () => {
    if (last && elapsed() - last.at < keptMs) return last.figures
    running ??= begin()
    return within(patienceMs, 'database', running).catch(() => null)
  }
}

async function readDisk(folder: string): Promise<{ freeBytes: number; sizeBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
