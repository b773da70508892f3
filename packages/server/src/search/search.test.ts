import { endpointPath, type Found, findAnything } from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })

async function ask(query: unknown, person: Person, limit?: number) {
  return test.app.inject({
    method: 'POST',
    url: endpointPath(findAnything),
    headers: { authorization: `Bearer ${await test.tokenOf(person)}` },
    payload: { query, ...(limit !== undefined && { limit }) },
  })
}

async function find(query: string, person: Person = 'ann', limit?: number): Promise<Found> {
  const answer = await ask(query, person, limit)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}

const macs = ({ devices }: Found) => devices.map(({ ap_mac_address }) => ap_mac_address)
const numbers = ({ tickets }: Found) => tickets.map(({ calltek_ticket_id }) => calltek_ticket_id)

describe('an access point', () => {
  it.each([
    '2C:C5:D3:00:00:20',
    '2c-c5-d3-00-00-20',
    '2cc5.d300.0020',
    '2CC5D3000020',
    'd3-00-00-20',
    'd300.0020',
    'lobby-ap',
    'Lobby',
    'harbour lobby',
    '10.0.0.2',
  ])('is found by %s', async (query) => {
    expect(macs(await find(query))).toEqual(['2C:C5:D3:00:00:20'])
  })

  it('is told with its place, and with nothing that nobody asked for', async () => {
    expect((await find('lobby')).devices).toEqual([
      {
        ap_mac_address: '2C:C5:D3:00:00:20',
        device_name_api: 'LOBBY-AP-01',
        ip_address_api: '10.0.0.2',
        current_status: 'Online',
        location_id: test.world.ash.locationId,
        location_name: 'Harbour',
        customer_company_name: null,
      },
    ])
  })

  it('is not found by digits that lie across two pairs, nor by the end of an IP address', async () => {
    expect(macs(await find('cc5d30000'))).toEqual([])
    expect(macs(await find('0.0.2'))).toEqual([])
  })

  it('is not all that a place has, when the place alone is named', async () => {
    const found = await find('harbour')
    expect(found.locations.map(({ name }) => name)).toEqual(['Harbour'])
    expect([...found.devices, ...found.ssids, ...found.tickets]).toEqual([])
  })
})

describe('SSIDs and tickets', () => {
  it('finds a network by both of its names, those in use first', async () => {
    expect((await find('GUEST')).ssids).toMatchObject([
      {
        wlan_id_api: '1',
        ssid_broadcast_name_api: 'guest',
        active: true,
        location_name: 'Harbour',
      },
    ])
    expect((await find('vlan')).ssids.map((ssid) => ssid.active)).toEqual([true, true, false])
  })

  it('finds a ticket by the beginning of its number, that very number first', async () => {
    await test.database.pool.query(
      `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at, guest_name, room)
       select $1, $2, number, '2026-06-01T00:00:00Z', 'Zebra', '777'
       from unnest(array['INC-48', 'INC-480', 'INC-481', 'INC_48']) as number`,
      [test.world.ash.companyId, test.world.ash.locationId],
    )
    expect(numbers(await find('#inc-48'))).toEqual(['INC-48', 'INC-481', 'INC-480'])
    expect(numbers(await find('inc_4'))).toEqual(['INC_48'])
    expect(numbers(await find('%'))).toEqual([])
    expect((await find('inc-48', 'ann', 2)).more).toEqual(['tickets'])
  })

  it.each(['zebra', '777', "O'Brien", 'Zoë', 'Slow connection'])(
    'finds no ticket by %s, which is a guest or a room or an issue',
    async (query) => {
      expect(numbers(await find(query))).toEqual([])
    },
  )

  it('tells nothing of the guest', async () => {
    expect(Object.keys((await find('2')).tickets[0] ?? {}).sort()).toEqual([
      'calltek_ticket_id',
      'customer_company_name',
      'id',
      'location_id',
      'location_name',
      'location_timezone',
      'status_api',
      'ticket_datetime_utc',
    ])
  })
})

describe('who searches', () => {
  it('finds nothing of another company', async () => {
    for (const query of ['secret', 'forest', '2c:c5:d3:00:00:30', '10.0.0.3', '5', 'birch']) {
      const { more: _, ...found } = await find(query)
      expect([query, Object.values(found).flat()]).toEqual([query, []])
    }
  })

  it('finds everything as an administrator, with whose it is, and by whose it is', async () => {
    const found = await find('secret', 'admin')
    expect(found.devices).toMatchObject([
      { device_name_api: 'SECRET-AP', location_name: 'Forest', customer_company_name: 'Birch' },
    ])
    expect(found.ssids).toMatchObject([{ customer_company_name: 'Birch' }])
    expect((await find('birch', 'admin')).locations).toMatchObject([{ name: 'Forest' }])
    expect((await find('birch secret', 'admin')).devices).toHaveLength(1)
    expect((await find('5', 'admin')).tickets).toMatchObject([{ customer_company_name: 'Birch' }])
  })
})

describe('many', () => {
  beforeAll(async () => {
    await test.database.pool.query(
      `insert into devices (company_id, location_id, mac_address, name)
       select $1, $2, '02:00:00:00:01:' || lpad(upper(to_hex(n)), 2, '0'), 'Pool ' || n
       from generate_series(1, 60) as n`,
      [test.world.ash.companyId, test.world.ash.secondLocationId],
    )
  })

  it('are cut to the number that is asked for, and said to be', async () => {
    const few = await find('pool')
    expect([few.devices.length, few.more]).toEqual([6, ['devices']])
    expect((await find('pool', 'ann', 50)).devices).toHaveLength(50)
    expect((await ask('pool', 'ann', 51)).statusCode).toBe(422)
  })

  it('begin with the very name, then with names that begin so', async () => {
    await test.database.pool.query(
      "update devices set name = 'Whirlpool 1' where mac_address = '02:00:00:00:01:02'",
    )
    const names = (await find('Pool 1', 'ann', 20)).devices.map((one) => one.device_name_api)
    expect([names[0], names[1], names.at(-1)]).toEqual(['Pool 1', 'Pool 10', 'Whirlpool 1'])
  })
})

it.each(['', ' ', 'x'.repeat(101), null, 7])('refuses to search for %o', async (query) => {
  expect((await ask(query, 'ann')).statusCode).toBe(422)
})

it('leaves no trace of what was searched for', async () => {
  test.log.length = 0
  await find('Mrs Bloggs 214')
  await ask('Mrs Bloggs'.repeat(20), 'ann')
  expect(test.log.length).toBeGreaterThan(1)
  expect(test.log.join('')).not.toContain('Bloggs')
})
