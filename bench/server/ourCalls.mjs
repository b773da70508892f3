const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString()

/**
 * The calls that are ours, each with its paths, which take turns. A new one is a line here.
 * @param ask answers a path as the server does
 * @param locations ids
 */
export async function listOurCalls({ ask, locations }) {
  const base = '/api/v1/customer'
  const { results } = await ask(`${base}/incidents?limit=200`)
  const calls = [
    ['incidents', [`${base}/incidents`]],
    ['incidents of 90 days, a late page', [`${base}/incidents?from=${daysAgo(90)}&offset=2000`]],
    ['open incidents', [`${base}/incidents?state=open`]],
    ['open incidents, those on the overview', [`${base}/incidents?state=open&limit=5`]],
    ['incidents of a location', locations.map((id) => `${base}/incidents?location_id=${id}`)],
    ['an incident', results.map(({ id }) => `${base}/incidents/${encodeURIComponent(id)}`)],
    ['happenings of a day', [`${base}/happenings`]],
    ['happenings of a month', [`${base}/happenings?since=${daysAgo(31)}`]],
  ]
  return calls.map(([name, paths]) => ({ name, paths, connections: 1 }))
}

/**
 * An administrator's calls about all companies: those of the overview, which asks for its pages one after another.
 * @param locations how many there are
 */
export function listAdminCalls(locations) {
  const base = '/api/v1/customer'
  const calls = [
    ['locations', [`${base}/locations`]],
    ['overview, first page of 500', [`${base}/overview?limit=500`]],
    ['overview, last page', [`${base}/overview?limit=500&offset=${Math.max(0, locations - 500)}`]],
    ['offline-devices', [`${base}/offline-devices`]],
    ['open-tickets', [`${base}/open-tickets`]],
    ['open incidents, those on the overview', [`${base}/incidents?state=open&limit=5`]],
    ['incidents', [`${base}/incidents`]],
    ['happenings of a day', [`${base}/happenings`]],
    ['schedules', ['/api/v1/admin/report-schedules/']],
    ['report history', ['/api/v1/admin/scheduled-reports/']],
  ]
  return calls.map(([name, paths]) => ({ name, paths, connections: 1 }))
}
