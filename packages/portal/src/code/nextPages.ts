import type { Extra } from '@netportal/contract'
import { isAsking } from '../api/callApi.ts'

/** Pages that a click leads to, those that most readers open first. Each is fetched once, whoever asks. */
const pages: readonly (() => Promise<unknown>)[] = [
  () => import('../location/LocationLayout.tsx'),
  () => import('../screens/Devices/DevicesScreen.tsx'),
  () => import('../screens/LocationsOverview/LocationsOverviewScreen.tsx'),
  () => import('../screens/Tickets/TicketsScreen.tsx'),
  () => import('../screens/Ssids/SsidsScreen.tsx'),
  () => import('../screens/Ssids/ClientPie.tsx'),
  () => import('../screens/Timeline/TimelineScreen.tsx'),
  () => import('../screens/DeviceHistory/DeviceHistoryScreen.tsx'),
  () => import('../screens/SsidStats/SsidStatsScreen.tsx'),
  () => import('../screens/SsidStats/StatsCharts.tsx'),
  () => import('../screens/Reports/ReportsScreen.tsx'),
]

/** Pages that only some APIs have, by what these announce. */
const extraPages: readonly [Extra, () => Promise<unknown>][] = [
  ['incidents', () => import('../extraRoutes.tsx')],
  ['incidents', () => import('../screens/Incident/IncidentScreen.tsx')],
  ['incident-history', () => import('../screens/Incidents/IncidentsScreen.tsx')],
]

/**
 * Fetches the code of the next pages, one after another while the page in sight has nothing to do, so that they open
 * where there is no connection.
 * @param hasExtra whether the API announces an extra
 */
export async function fetchNextPages(
  hasExtra: (extra: Extra) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const announced = extraPages.filter(([extra]) => hasExtra(extra)).map(([, load]) => load)
  const all = [...pages, ...announced]
  for (const load of all) {
    do await idle()
    while (isAsking())
    if (signal.aborted) return
    await load().catch(() => undefined)
  }
}

/** Whether the reader's connection is one on which code may come unasked. */
export function mayFetchAhead({ connection }: Navigator & { connection?: Connection }): boolean {
  return connection === undefined || !(connection.saveData || slow.has(connection.effectiveType))
}

/** Of the Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean
  effectiveType?: string | undefined
}

const slow = new Set<string | undefined>(['slow-2g', '2g'])

/** Comes when the page has nothing to do for a while. */
async function idle(): Promise<void> {
  await new Promise((done) => setTimeout(done, restMs))
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((done) => requestIdleCallback(done))
}

const restMs = 200
