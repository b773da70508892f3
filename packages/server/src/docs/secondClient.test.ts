import { scheduleInputs } from '@netportal/contract/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMachineKey } from '../auth/machineKeys.ts'
import { tellUntold } from '../incidents/keep.ts'
import { createDocumentClient, type DocumentClient } from '../testing/documentClient.ts'
import { useTestApp } from '../testing/testApp.ts'
import { password, people } from '../testing/world.ts'

const test = useTestApp()
let client: DocumentClient

beforeAll(async () => {
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const document: object = await (await fetch(`${origin}/api/docs/openapi.json`)).json()
  client = createDocumentClient(origin, document)
})

/** Reads a value of an answer by its place, as loosely as a script does. */
function pick(answer: { body: unknown }, ...place: (string | number)[]) {
  const value = place.reduce<unknown>((part, key) => Object(part)[key], answer.body)
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new Error(`No ${place.join('.')} in ${JSON.stringify(answer.body)}`)
  }
  return value
}

async function signIn(username: string) {
  const session = await client.call('signIn', { body: { username, password } })
  client.authorize('bearer', String(pick(session, 'access_token')))
}

describe('a client made from the OpenAPI document alone', () => {
  it('signs in and reads whatever there is, each answer as the document says', async () => {
    await tellUntold(test.database.pool, () => test.time)
    await signIn(people.ann)
    const company = pick(await client.call('getProfile'), 'customer_company_id')
    const locations = await client.call('listLocations')
    const id = pick(locations, 1, 'id')
    const started = await client.call('startNetworkHealthReport', {
      body: { location_id: id, start_date: '2026-06-11', end_date: '2026-06-18' },
    })
    const known: Record<string, string | number> = {
      id,
      mac: pick(await client.call('listDevices', { params: { id } }), 0, 'ap_mac_address'),
      ssid: pick(await client.call('listSsids', { params: { id } }), 0, 'wlan_id_api'),
      customerId: company,
      taskId: pick(started, 'task_id'),
      incidentId: pick(await client.call('listIncidents'), 'results', 0, 'id'),
      location_ids: id,
      ticketId: pick(await client.call('listOpenTickets'), 0, 'id'),
    }
    const reading = client.operations.filter(
      ({ method, security }) => method === 'get' && security.includes('bearer'),
    )
    const statuses = new Map<string, number>()
    for (const { id: operation } of reading) {
      statuses.set(operation, (await client.call(operation, { params: known })).status)
    }
    expect(statuses.size).toBeGreaterThan(18)
    const forAdministrators = [
      'listCustomers',
      'listAdminSchedules',
      'listAdminReportHistory',
      'listAudit',
    ]
    for (const [operation, status] of statuses) {
      expect([operation, status]).toEqual([
        operation,
        forAdministrators.includes(operation) ? 403 : 200,
      ])
    }
  })

  it('runs a schedule of its own, and has it mailed to itself', async () => {
    await signIn(people.ann)
    const customerId = pick(await client.call('getProfile'), 'customer_company_id')
    const location_id = pick(await client.call('listLocations'), 1, 'id')
    const body = { ...scheduleInputs[0], report_parameters: { location_id } }
    const created = await client.call('createSchedule', { params: { customerId }, body })
    expect(created.body).toMatchObject({ can_run_now: true })
    for (const operation of ['runSchedule', 'testSchedule']) {
      const started = await client.call(operation, { params: { id: pick(created, 'id') } })
      const taskId = pick(started, 'task_id')
      const { body: status } = await client.call('getTaskStatus', { params: { taskId } })
      expect(status).toMatchObject({ state: 'PENDING' })
    }
  })

  it('cancels a report that it asked for', async () => {
    await signIn(people.ann)
    const location_id = pick(await client.call('listLocations'), 1, 'id')
    const body = { location_id, start_date: '2026-06-17', end_date: '2026-06-18' }
    const started = await client.call('startNetworkHealthReport', { body })
    const params = { taskId: pick(started, 'task_id') }
    const cancelled = await client.call('cancelTask', { params })
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { state: 'FAILURE' }])
    expect(await client.call('getTaskStatus', { params })).toMatchObject({ body: cancelled.body })
  })

  it('reads as an administrator what customers may not', async () => {
    await signIn(people.admin)
    for (const operation of [
      'listCustomers',
      'listAdminSchedules',
      'listAdminReportHistory',
      'listAudit',
    ]) {
      expect((await client.call(operation)).status).toBe(200)
    }
  })

  it('delivers with a machine key', async () => {
    const { companyId } = test.world.ash
    const { key } = await createMachineKey(test.database.pool, { companyId, name: 'script' })
    client.authorize('machineKey', key)
    const item = { external_id: 'A-9', name: 'Pier', timezone: 'Europe/London' }
    const { body } = await client.call('ingestLocations', { body: { items: [item] } })
    expect(body).toMatchObject({ created: 1, rejected: [] })
    const changed = { external_id: 'A-9', name: 'Old Pier' }
    const patched = await client.call('changeLocations', { body: { items: [changed] } })
    expect(patched.body).toMatchObject({ updated: 1, rejected: [] })
    const held = await client.call('listHeldLocations')
    expect(held.body).toMatchObject({
      items: expect.arrayContaining([{ ...item, ...changed }]),
      next: null,
    })
  })

  it('understands what goes wrong', async () => {
    expect((await client.call('getLocation', { params: { id: 999_999 } })).status).toBe(404)
    const wrong = { params: { id: 1, limit: 0 } }
    expect((await client.call('getTimeline', wrong)).status).toBe(422)
    client.authorize('bearer', 'nobody')
    expect((await client.call('listLocations')).status).toBe(401)
  })

  it('ends its session', async () => {
    await signIn(people.ben)
    expect((await client.call('revokeToken')).status).toBe(200)
    expect((await client.call('getProfile')).status).toBe(401)
  })
})
