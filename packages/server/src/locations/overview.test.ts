import {
  endpointPath,
  getHappenings,
  getLocation,
  getOverview,
  getSsidsSummary,
  getTicketsSummary,
  ingestDeviceStatuses,
  type LocationOverview,
  listDevices,
  listIncidents,
  listLocations,
  networkHealth,
} from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon, type Person } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()

beforeEach(async () => {
  test.time = new Date(nowMs)
  await test.database.pool.query('delete from device_status_changes where changed_at > $1', [
    test.time,
  ])
  await tellUntold(test.database.pool, () => test.time)
})

async function overviewOf(person: Person, query = {}) {
  const path = endpointPath(getOverview, {}, query)
  return (await test.call(path, await test.tokenOf(person))).json()
}

it.each(['ann', 'ben', 'admin'] as const)(
  'gives %s the figures that the calls about one location give',
  async (person) => {
    const token = await test.tokenOf(person)
    const ask = async (call: Parameters<typeof endpointPath>[0], id: number) =>
      (await test.call(endpointPath(call, { id }), token)).json()
    const places: { id: number }[] = (await test.call(endpointPath(listLocations), token)).json()
    const oneByOne = await Promise.all(
      places
        .toSorted((a, b) => a.id - b.id)
        .map(async ({ id }) => {
          const { online, offline, unknown } = networkHealth(await ask(listDevices, id))
          const networks = await ask(getSsidsSummary, id)
          return {
            location_id: id,
            online,
            offline,
            unknown,
            connected_clients: networks.total_connected_clients,
            clients_counted_at: networks.clients_counted_at,
            count_interval_seconds: networks.count_interval_seconds,
            open_tickets: (await ask(getTicketsSummary, id)).open_tickets_count,
          }
        }),
    )
    const { count, next, results } = await overviewOf(person)
    expect(results).toMatchObject(oneByOne)
    expect({ count, next }).toEqual({ count: places.length, next: null })
    expect(oneByOne.length).toBe(person === 'admin' ? 3 : person === 'ann' ? 2 : 1)
    expect(oneByOne.some((one) => one.connected_clients > 0 || one.offline > 0)).toBe(true)
  },
)

it('comes in pages that leave nothing out', async () => {
  const whole: LocationOverview[] = (await overviewOf('admin')).results
  const first = await overviewOf('admin', { limit: 2 })
  const second = await test.call(first.next, await test.tokenOf('admin'))
  expect([...first.results, ...second.json().results]).toEqual(whole)
  expect(first.count).toBe(3)
  expect(second.json()).toMatchObject({ count: 3, next: null })
})

describe('the worst incident of a location', () => {
  it('is the open one of which the most is down, since when it began', async () => {
    const machine = await createDeliverer(test, test.world.ash.companyId)
    const tell = (mac: string, minutes: number, status: string) => ({
      ap_mac_address: `2C:C5:D3:00:00:${mac}`,
      time: at(minutes),
      status,
    })
    const ofHarbour = async () =>
      (await overviewOf('ann')).results.find(
        (one: LocationOverview) => one.location_id === test.world.ash.locationId,
      )
    expect((await ofHarbour()).worst_incident).toBeNull()
    await machine.deliver(
      ingestDeviceStatuses,
      tell('20', 20, 'Offline'),
      tell('10', 18, 'Offline'),
    )
    const incidents = await test.call(
      endpointPath(listIncidents, {}, { state: 'open' }),
      await test.tokenOf('ann'),
    )
    expect((await ofHarbour()).worst_incident).toEqual({
      id: incidents.json().results[0].id,
      started_at: at(20),
      down_now: 2,
    })
    await machine.deliver(ingestDeviceStatuses, tell('20', 5, 'Online'), tell('10', 5, 'Online'))
    expect((await ofHarbour()).worst_incident).toBeNull()
  })

  it('is as of the last delivery when none came for half an hour', async () => {
    test.time = new Date(nowMs + 2 * 3_600_000)
    const silent = (await overviewOf('ann')).results.filter(
      (one: LocationOverview) => one.no_data_since !== null,
    )
    expect(silent.map(({ location_id }: LocationOverview) => location_id)).toEqual([
      test.world.ash.locationId,
    ])
    const one = await test.call(
      endpointPath(getLocation, { id: test.world.ash.locationId }),
      await test.tokenOf('ann'),
    )
    expect(one.json().no_data_since).toBe(silent[0].no_data_since)
    test.time = new Date(nowMs)
    const earlier = await test.call(
      endpointPath(getLocation, { id: test.world.ash.locationId }),
      await test.tokenOf('ann'),
    )
    expect(earlier.json().no_data_since).toBeNull()
  })
})

describe('an administrator who looks as a customer', () => {
  const asked = async (person: Person, call: Parameters<typeof endpointPath>[0], query = {}) =>
    test.call(endpointPath(call, {}, query), await test.tokenOf(person))

  it.each([
    ['the overview', getOverview, {}],
    ['open incidents', listIncidents, { state: 'open' }],
    ['what happened', getHappenings, { since: at(60 * 24 * 7) }],
  ])('gets %s that the customer gets', async (_, call, query) => {
    for (const [person, company] of [
      ['ann', test.world.ash],
      ['ben', test.world.birch],
    ] as const) {
      const theirs = await asked(person, call, query)
      const seen = await asked('admin', call, { ...query, customer_id: company.companyId })
      expect([seen.statusCode, seen.json()]).toEqual([200, theirs.json()])
    }
    const whole = await asked('admin', call, query)
    expect(whole.json()).not.toEqual((await asked('ann', call, query)).json())
  })

  it('stays within the customer from page to page', async () => {
    const customer_id = test.world.ash.companyId
    const first = (await asked('admin', getOverview, { customer_id, limit: 1 })).json()
    const second = await test.call(first.next, await test.tokenOf('admin'))
    expect(second.json()).toMatchObject({ count: 2, next: null, results: [expect.anything()] })
  })

  it.each([getOverview, listIncidents, getHappenings])(
    'gets nothing of what there is not, and nobody else anything of others: $path',
    async (call) => {
      const { ash, birch } = test.world
      for (const customer_id of [999_999, 'ash', '01']) {
        expect((await asked('admin', call, { customer_id })).statusCode).toBe(404)
      }
      for (const customer_id of [birch.companyId, 999_999]) {
        expect((await asked('ann', call, { customer_id })).statusCode).toBe(404)
      }
      const own = await asked('ann', call, { customer_id: ash.companyId })
      expect(own.json()).toEqual((await asked('ann', call)).json())
    },
  )
})
