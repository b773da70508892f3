import { endpointPath, getMoment, getProfile, ingestDeviceStatuses } from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon, type Person } from '../testing/world.ts'

const test = useTestApp()

beforeAll(() => tellUntold(test.database.pool, () => noon))

async function ask(
  at: string | undefined,
  { id = test.world.ash.locationId, person = 'ann' as Person } = {},
) {
  const path = endpointPath(getMoment, { id }, at === undefined ? {} : { at })
  return test.call(path, await test.tokenOf(person))
}

describe('a location at a moment', () => {
  it('is told as it stood: access points, networks, clients and tickets', async () => {
    const answer = await ask('2026-06-18T11:57:00Z')
    expect(answer.json()).toEqual({
      at: '2026-06-18T11:57:00.000Z',
      no_data_since: null,
      devices: [
        {
          id: expect.any(Number),
          ap_mac_address: '2C:C5:D3:00:00:20',
          device_name_api: 'LOBBY-AP-01',
          status: 'online',
          since: '2026-06-18T09:30:00.000Z',
        },
        {
          id: expect.any(Number),
          ap_mac_address: '2C:C5:D3:00:00:10',
          device_name_api: null,
          status: 'unknown',
          since: null,
        },
      ],
      ssids: [
        ['2', 'Backstage', true, 2],
        ['1', 'guest', true, 40],
        ['3', 'Retired', false, 1000],
      ].map(([wlan_id_api, name, active, clients]) => ({
        id: expect.any(Number),
        wlan_id_api,
        ssid_broadcast_name_api: name,
        wlan_name_api: `vlan-${wlan_id_api}`,
        active,
        clients,
        counted_at: '2026-06-18T11:55:00.000Z',
      })),
      clients: { clients: 42, usual: null },
      open_tickets_count: 2,
      closed_tickets_last_7_days_count: 2,
      open_tickets: [
        {
          calltek_ticket_id: '2',
          ticket_datetime_utc: '2026-06-18T00:00:00.000Z',
          closed_at: null,
        },
        {
          calltek_ticket_id: '1',
          ticket_datetime_utc: '2026-01-01T00:00:00.000Z',
          closed_at: null,
        },
      ],
      earlier_change: '2026-06-18T09:30:00.000Z',
      later_change: null,
    })
  })

  it('has a ticket open from its opening until just before it was closed', async () => {
    const open = async (at: string) => {
      const { open_tickets, open_tickets_count } = (await ask(at)).json()
      expect(open_tickets_count).toBe(open_tickets.length)
      return open_tickets.map((ticket: { calltek_ticket_id: string }) => ticket.calltek_ticket_id)
    }
    expect(await open('2026-05-31T23:59:59Z')).toEqual(['1'])
    expect(await open('2026-06-01T00:00:00Z')).toEqual(['4', '3', '1'])
    expect(await open('2026-06-11T12:00:00Z')).toEqual(['4', '1'])
    expect((await ask('2026-06-11T12:00:00Z')).json()).toMatchObject({
      closed_tickets_last_7_days_count: 1,
      open_tickets: [{ closed_at: '2026-06-11T12:00:01.000Z' }, {}],
    })
  })

  it('counts the clients of each network for an hour and a quarter, and none that are still to come', async () => {
    const counts = async (at: string) =>
      (await ask(at)).json().ssids.map(({ clients }: { clients: number }) => clients)
    expect(await counts('2026-06-18T11:54:59Z')).toEqual([null, 99])
    expect(await counts('2026-06-18T11:49:59Z')).toEqual([null, null])
    test.time = new Date('2026-06-18T14:00:00Z')
    expect(await counts('2026-06-18T13:09:59Z')).toEqual([2, 40, 1000])
    expect(await counts('2026-06-18T13:10:00Z')).toEqual([null, null])
    test.time = noon
  })

  it('leads from change to change, by whole minutes', async () => {
    const machine = await createDeliverer(test, test.world.ash.companyId)
    const ap_mac_address = '2C:C5:D3:00:00:10'
    const changes = ['03:10:20', '03:10:50', '04:00:00', '11:59:30', '11:59:50']
    await machine.deliver(
      ingestDeviceStatuses,
      ...changes.map((time, index) => ({
        ap_mac_address,
        time: `2026-06-18T${time}Z`,
        status: index % 2 === 0 ? 'Offline' : 'Online',
      })),
    )
    const steps = async (at: string) => {
      const { earlier_change, later_change } = (await ask(`2026-06-18T${at}:00Z`)).json()
      return [earlier_change, later_change].map((time) => time?.slice(11, 16) ?? null)
    }
    expect(await steps('02:00')).toEqual(['08:00', '03:11'])
    expect(await steps('03:11')).toEqual(['08:00', '04:00'])
    expect(await steps('03:12')).toEqual(['03:11', '04:00'])
    expect(await steps('04:00')).toEqual(['03:11', '09:30'])
    expect(await steps('04:01')).toEqual(['04:00', '09:30'])
    expect(await steps('11:00')).toEqual(['09:30', '12:00'])
    test.time = new Date('2026-06-18T11:59:55Z')
    expect(await steps('11:00')).toEqual(['09:30', null])
    test.time = noon
    expect(await steps('12:00')).toEqual(['09:30', null])
  })
})

describe('a call for a moment', () => {
  it('means now when it names none, and takes none that is still to come', async () => {
    expect((await ask(undefined)).json().at).toBe(noon.toISOString())
    const refused = await ask('2026-06-18T12:00:00.001Z')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'at: This moment is still to come.',
    ])
  })

  it('bears a moment of any time, and refuses what is none', async () => {
    for (const at of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1969-12-31T23:59:59Z']) {
      const { devices, open_tickets, ...rest } = (await ask(at)).json()
      expect([devices[0].status, open_tickets, rest.earlier_change]).toEqual([
        'undiscovered',
        [],
        null,
      ])
    }
    for (const at of ['', 'now', '2026-06-18', '2026-13-01T00:00:00Z']) {
      expect((await ask(at)).statusCode, at).toBe(422)
    }
  })

  it("answers only about the viewer's own locations", async () => {
    const id = test.world.birch.locationId
    expect((await ask(undefined, { id })).statusCode).toBe(404)
    expect((await ask(undefined, { id, person: 'admin' })).statusCode).toBe(200)
    const theirs = await ask(undefined, { id, person: 'ben' })
    expect(theirs.json().devices).toMatchObject([{ device_name_api: 'SECRET-AP' }])
  })
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })

  it('has no such call', async () => {
    const path = endpointPath(getMoment, { id: plain.world.ash.locationId })
    expect((await plain.call(path, await plain.tokenOf('ann'))).statusCode).toBe(404)
  })

  it('is named by one that shows them', async () => {
    const token = await test.tokenOf('ann')
    expect((await test.call(endpointPath(getProfile), token)).json().extras).toContain('moments')
  })
})
