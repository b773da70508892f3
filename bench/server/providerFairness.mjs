import { setTimeout as wait } from 'node:timers/promises'

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const everyMs = 5000

/**
 * Measures how long a customer's small reports take while another's large ones wait: the calls of a location with
 * 93,000 tickets, six and then twenty times.
 */
export async function measureFairness({ url, busy, other, say }) {
  const call = async (token, method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
    return response.json()
  }
  const locations = await call(other, 'GET', '/api/v1/customer/locations')
  const [{ id: largeId }] = (await call(busy, 'GET', '/api/v1/customer/locations')).toSorted(
    (a, b) => a.id - b.id,
  )
  const startLarge = () =>
    call(busy, 'POST', '/api/v1/reports/call-center-activity', {
      location_ids: [largeId],
      start_date: day(90),
      end_date: day(0),
      report_format: 'csv',
      include_detailed_notes: true,
      status_filter: '',
      issue_filter: '',
    })
  const stateOf = async (token, { task_id }) =>
    (await call(token, 'GET', `/api/v1/reports/status/${task_id}`)).state

  const small = async () => {
    const started = performance.now()
    const task = await call(other, 'POST', '/api/v1/reports/device-uptime', {
      location_ids: locations.map(({ id }) => id),
      start_date: day(7),
      end_date: day(0),
    })
    for (;;) {
      const state = await stateOf(other, task)
      if (state === 'SUCCESS') return performance.now() - started
      if (state === 'FAILURE') throw new Error('A small report failed.')
      await wait(100)
    }
  }

  say(
    '| large reports of another | until all were done | small reports meanwhile | median s | slowest s |',
  )
  say('|--:|--:|--:|--:|--:|')
  for (const count of [0, 6, 20]) {
    const started = performance.now()
    const tasks = await Promise.all(Array.from({ length: count }, startLarge))
    const isDone = async () =>
      (await Promise.all(tasks.map((task) => stateOf(busy, task)))).every((state) =>
        /SUCCESS|FAILURE/.test(state),
      )
    const times = []
    do {
      times.push(await small())
      await wait(everyMs)
    } while (count === 0 ? times.length < 5 : !(await isDone()))
    const states = await Promise.all(tasks.map((task) => stateOf(busy, task)))
    const failed = states.filter((state) => state !== 'SUCCESS').length
    times.sort((a, b) => a - b)
    const seconds = (ms) => (ms / 1000).toFixed(1)
    say(
      `| ${count}${failed > 0 ? `, of which ${failed} failed` : ''} | ${seconds(performance.now() - started)} s | ${times.length} | ${seconds(times[times.length >> 1])} | ${seconds(times.at(-1))} |`,
    )
  }
}
