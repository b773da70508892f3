import type { Gauge } from 'prom-client'
import type { Watches } from '../watch.ts'
import type { Meters } from './meters.ts'
import type { Standing } from './standing.ts'

/** Connections of one pool, as `pg` counts them. */
interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** What is looked at when the figures are asked for. */
interface Scraped {
  pools: Readonly<Record<string, PoolCounts>>
  /** Whether there is a replica of the database. */
  isReplicated: boolean
  watches: Watches
  /** Null while the database does not tell. */
  standing: Standing | null
  /** Null while the disk does not tell. */
  disk: { freeBytes: number; sizeBytes: number } | null
}

/** Meters whose figures can be read. */
export interface PrometheusMeters extends Meters {
  contentType: string
  /** Writes all figures in Prometheus's text format. */
  write(scraped: Scraped): Promise<string>
}

/** Answers take from milliseconds to the half minute after which one is given up. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Controllers deliver within minutes; one that was cut off for a day delivers what it kept. */
const lagBuckets = [10, 60, 300, 900, 3600, 6 * 3600, 24 * 3600]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Makes meters for Prometheus. Its library is loaded here, so that nobody else pays for it. */
export async function createPrometheusMeters(): Promise<PrometheusMeters> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const named = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    name: `netportal_${name}`,
    help,
    labelNames,
    registers,
  })

  const answers = new Counter(
    named('http_requests_total', 'Answered calls', ['method', 'route', 'status']),
  )
  const durations = new Histogram({
    ...named('http_request_duration_seconds', 'How long calls took to answer', ['route']),
    buckets: answerBuckets,
  })
  const mails = new Counter(
    named('mails_total', 'Mails handed over by this process, by what came of it', ['outcome']),
  )
  for (const outcome of ['sent', 'refused', 'deferred', 'unknown']) mails.inc({ outcome }, 0)
  const reads = new Counter(
    named('replica_reads_total', 'Reads that a replica is there for, by what came of them', [
      'outcome',
    ]),
  )
  const items = new Counter(
    named('ingest_items_total', 'Delivered items, by what came of them', ['kind', 'outcome']),
  )
  const lag = new Histogram({
    ...named('ingest_lag_seconds', 'Age of the youngest item of each delivery', ['kind']),
    buckets: lagBuckets,
  })
  const gauges = {
    parts: new Gauge(named('up', 'Whether what the server needs from outside works', ['part'])),
    pool: new Gauge(
      named('database_connections', 'Connections of this process', ['pool', 'state']),
    ),
    disk: new Gauge(named('data_folder_bytes', 'Room of the disk with DATA_DIR', ['kind'])),
    tasks: new Gauge(
      named('report_tasks', 'Reports and exports that are not made yet', [
        'company_class',
        'state',
      ]),
    ),
    oldestTask: new Gauge(
      named('report_task_oldest_seconds', 'Age of the oldest that waits and may begin', [
        'company_class',
      ]),
    ),
    mailsWaiting: new Gauge(named('mails_waiting', 'Mails that are not handed over yet', ['kind'])),
    files: new Gauge(named('files', 'Files that are kept', ['kind'])),
    locations: new Gauge(
      named('locations', 'Locations, by whether something was delivered in 30 minutes', ['state']),
    ),
    dataAge: new Gauge(
      named('data_age_seconds', 'Time since the last delivery about a location', ['quantile']),
    ),
  }

  return {
    contentType: registry.contentType,
    answered({ method, route, status, seconds }) {
      const place = placeOf(route)
      answers.inc({ method: methods.has(method) ? method : 'other', route: place, status })
      durations.observe({ route: place }, seconds)
    },
    mailed: (outcome) => mails.inc({ outcome }),
    read: (outcome) => reads.inc({ outcome }),
    delivered(kind, { created, updated, unchanged, rejected }, lagSeconds) {
      const outcomes = { created, updated, unchanged, rejected: rejected.length }
      for (const [outcome, count] of Object.entries(outcomes)) items.inc({ kind, outcome }, count)
      if (lagSeconds !== null) lag.observe({ kind }, lagSeconds)
    },
    async write({ pools, isReplicated, watches, standing, disk }) {
      const replica = isReplicated ? (['replica'] as const) : []
      for (const part of ['database', ...replica, 'mail', 'files', 'drawing'] as const) {
        const isUp = !watches[part].isDown && (part !== 'database' || standing !== null)
        gauges.parts.set({ part }, isUp ? 1 : 0)
      }
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauges.pool.set({ pool, state: 'busy' }, totalCount - idleCount)
        gauges.pool.set({ pool, state: 'idle' }, idleCount)
        gauges.pool.set({ pool, state: 'awaited' }, waitingCount)
      }
      const { tasks, oldestTask, mailsWaiting, files, locations, dataAge } = gauges
      set(
        gauges.disk,
        disk
          ? [
              [{ kind: 'free' }, disk.freeBytes],
              [{ kind: 'size' }, disk.sizeBytes],
            ]
          : [],
      )
      set(tasks, standing?.tasks?.map(({ count, ...labels }) => [labels, count]) ?? [])
      set(oldestTask, standing?.oldest?.map(({ seconds, ...labels }) => [labels, seconds]) ?? [])
      set(mailsWaiting, standing?.mails?.map(({ count, kind }) => [{ kind }, count]) ?? [])
      set(files, typeof standing?.files === 'number' ? [[{ kind: 'report' }, standing.files]] : [])
      set(locations, standing?.locations?.map(({ state, count }) => [{ state }, count]) ?? [])
      set(dataAge, standing?.ages?.map(({ quantile, seconds }) => [{ quantile }, seconds]) ?? [])
      return registry.metrics()
    },
  }
}

/** Sets all figures of a gauge; what is not known any more is not told. */
function set<Label extends string>(
  gauge: Gauge<Label>,
  figures: [Partial<Record<Label, string>>, number][],
): void {
  gauge.reset()
  for (const [labels, value] of figures) gauge.set(labels, value)
}

/** The portal has a route for each of its files. */
function placeOf(route: string | undefined): string {
  if (route === undefined) return 'other'
  return /^\/(api|token|media|config\.json)\b/.test(route) ? route : 'portal'
}
