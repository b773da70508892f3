/** A customer with one site, as the API's callers see it, and the server that drills stop and start. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createCompany,
  createUser,
  deliver,
  serverEnvironment,
  signIn,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'

const endStates = ['SUCCESS', 'FAILURE']
const dayMs = 86_400_000

/** Makes the customer and starts its server. */
export async function openCustomer(settings) {
  const place = await serverEnvironment(settings)
  const key = createCompany(place.env, 'Drill')
  const reader = createUser(place.env, '--company', 'Drill')
  let server = await startServer(place)
  await deliverSite(place.url, key)
  const token = await signIn(place.url, reader)

  const call = async (path, body) => {
    const response = await fetch(`${place.url}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const json = async (...args) => (await call(...args)).json()
  const [{ id: locationId }] = await json('/api/v1/customer/locations')
  const { customer_company_id: companyId } = await json('/api/v1/users/me/')

  const statusOf = (taskId) => json(`/api/v1/reports/status/${taskId}`)
  const history = async () =>
    (await json(`/api/v1/customers/${companyId}/scheduled-reports/`)).results

  return {
    /** Starts a report of a week; `pdf` takes longer to draw than a CSV file. */
    async startReport(format) {
      const path = format === 'pdf' ? 'network-health' : 'down-device'
      const started = await json(`/api/v1/reports/${path}`, {
        location_id: locationId,
        report_format: format,
        start_date: dayText(Date.now() - 7 * dayMs),
        end_date: dayText(Date.now()),
      })
      return started.task_id
    },
    /** Sets up a schedule that is due in a few seconds. */
    createSchedule: (name, recipients) =>
      json(`/api/v1/customers/${companyId}/report-schedules/`, {
        name,
        report_type: 'down_device',
        report_parameters: { location_id: locationId, report_format: 'csv' },
        frequency: 'DAILY',
        time_of_day: new Date(Date.now() + 3000).toISOString().slice(11, 19),
        timezone: 'UTC',
        day_of_week: 1,
        day_of_month: 1,
        recipients: recipients.join(', '),
        is_active: true,
        send_when_all_online: true,
      }),
    statusOf,
    history,
    /** Waits until a report is in this state, or has ended. */
    untilState: (taskId, state) =>
      until(async () => {
        const status = await statusOf(taskId)
        return (status.state === state || endStates.includes(status.state)) && status
      }),
    /** Waits until the history has an entry of a schedule in this state, or one that has ended. */
    untilRun: (name, state = 'SUCCESS') =>
      until(async () => {
        const entry = (await history()).find(({ schedule }) => schedule?.name === name)
        return entry && (entry.status === state || endStates.includes(entry.status)) && entry
      }),
    download: async (path) => (await call(`/media/${path}`)).arrayBuffer(),
    isReady: async () => (await fetch(`${place.url}/api/health/ready`)).ok,
    /** Kills the server and starts it anew. */
    async killAndStart() {
      server.kill('SIGKILL')
      await once(server, 'exit')
      server = await startServer(place)
    },
    /** @returns the code that the server ended with, and after how long */
    async stop() {
      const startedAt = Date.now()
      await stopServer(server)
      return { code: server.exitCode, seconds: secondsSince(startedAt) }
    },
    async start() {
      server = await startServer(place)
    },
    close: () => server.kill('SIGKILL'),
  }
}

export function secondsSince(ms) {
  return Math.round((Date.now() - ms) / 1000)
}

/** Asks until there is an answer. */
async function until(ask) {
  for (let tries = 0; tries < 24_000; tries++) {
    const answer = await ask()
    if (answer) return answer
    await wait(10)
  }
  throw new Error('It never came.')
}

async function deliverSite(url, key) {
  const location_external_id = 'D-1'
  const devices = [1, 2, 3].map((number) => `00:00:5E:00:53:0${number}`)
  const items = {
    locations: [{ external_id: location_external_id, name: 'Drill', timezone: 'UTC' }],
    devices: devices.map((ap_mac_address) => ({ location_external_id, ap_mac_address })),
    'device-statuses': devices.map((ap_mac_address) => ({
      ap_mac_address,
      time: new Date(Date.now() - 30 * dayMs).toISOString(),
      status: 'Offline',
    })),
  }
  for (const path of Object.keys(items)) await deliver(url, key, path, items[path])
}

function dayText(ms) {
  return new Date(ms).toISOString().slice(0, 10)
}
