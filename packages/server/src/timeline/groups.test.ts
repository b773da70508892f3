import {
  endpointPath,
  type GroupedTimelinePage,
  getDeviceIncidents,
  getGroupedTimeline,
  getTimeline,
  groupTimeline,
  ingestDeviceStatuses,
  ingestDevices,
  ingestTickets,
} from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../demo/random.ts'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()
const macs = ['02:00:00:00:70:01', '02:00:00:00:70:02', '02:00:00:00:70:03']

beforeEach(async () => {
  test.time = new Date(nowMs)
  const { pool } = test.database
  await pool.query("delete from devices where mac_address like '02:%'")
  await pool.query("delete from tickets where calltek_ticket_id like 'T%'")
  await pool.query('delete from incidents')
  await pool.query('delete from incident_locations')
  await tellUntold(pool, () => test.time)
})

/** Three access points at a site without others, and what is said of them. */
async function mount() {
  const machine = await createDeliverer(test, test.world.ash.companyId)
  await machine.deliver(
    ingestDevices,
    ...macs.map((ap_mac_address, index) => ({
      ap_mac_address,
      location_external_id: 'A-2',
      device_name_api: `AP-${index + 1}`,
    })),
  )
  return {
    tell: (...changes: (readonly [device: number, minutesAgo: number, status: string])[]) =>
      machine.deliver(
        ingestDeviceStatuses,
        ...changes.map(([device, minutes, status]) => ({
          ap_mac_address: macs[device],
          time: at(minutes),
          status,
        })),
      ),
    call: (...calls: (readonly [number: string, minutesAgo: number])[]) =>
      machine.deliver(
        ingestTickets,
        ...calls.map(([number, minutes]) => ({
          calltek_ticket_id: `T${number}`,
          location_external_id: 'A-2',
          ticket_datetime_utc: at(minutes),
          room: '401',
          status_api: 'Open',
        })),
      ),
  }
}

/** Whether it says what the one before it of its access point did not. */
function isChangeAmong(
  [device, minutes, status]: readonly [number, number, string],
  _: number,
  all: readonly (readonly [number, number, string])[],
): boolean {
  const before = all
    .filter((one) => one[0] === device && one[1] > minutes)
    .sort((a, b) => a[1] - b[1])[0]
  return before?.[2] !== status
}

const place = () => ({ id: test.world.ash.secondLocationId })

async function read(query = {}): Promise<GroupedTimelinePage> {
  const answer = await test.call(
    endpointPath(getGroupedTimeline, place(), query),
    await test.tokenOf('ann'),
  )
  expect([
    answer.statusCode,
    test.log.filter((line) => line.includes('"level":50')).at(-1),
  ]).toEqual([200, undefined])
  return answer.json()
}

const minutesAgoOf = (time: unknown) => (nowMs - Date.parse(String(time))) / 60_000

const told = ({ results }: GroupedTimelinePage) =>
  results.map(({ kind, started_at, incident, outages, event }) => [
    kind,
    minutesAgoOf(started_at),
    incident
      ? [incident.ended_at ? minutesAgoOf(incident.ended_at) : null, outages?.length]
      : event?.title,
  ])

describe('the grouped timeline', () => {
  it('has incidents and outages as one entry each, and all else as it is', async () => {
    const { tell, call } = await mount()
    await tell(
      [0, 500, 'Online'],
      [0, 300, 'Offline'],
      [1, 297, 'Offline'],
      [0, 290, 'Online'],
      [1, 240, 'Online'],
      [2, 100, 'Offline'],
      [2, 98, 'rebooting'],
      [2, 96, 'Online'],
      [2, 20, 'rebooting'],
    )
    await call(['1', 280], ['2', 50])
    const page = await read()
    expect(page.next_after).toBeNull()
    expect(told(page)).toEqual([
      ['device_status', 20, 'AP-3 is Unknown'],
      ['guest_ticket', 50, 'Ticket #T2 opened'],
      ['outage', 100, [96, 1]],
      ['guest_ticket', 280, 'Ticket #T1 opened'],
      ['incident', 300, [240, 2]],
      ['device_status', 500, 'AP-1 is Online'],
    ])
    expect(page.results[4]?.incident).toMatchObject({
      access_points: 2,
      calls: 1,
      minutes_down: 67,
    })
    expect(page.results[2]?.outages?.[0]).toMatchObject({
      device_name_api: 'AP-3',
      minutes_down: 2,
    })
    const plain = await test.call(endpointPath(getTimeline, place()), await test.tokenOf('ann'))
    expect(page.results[0]?.event).toEqual(plain.json().results[0])
  })

  it.each([
    ['kind', { kind: 'incident' }, [300]],
    ['kind', { kind: 'outage' }, [100]],
    ['kind', { kind: 'guest_ticket' }, [280]],
    ['kind', { kind: 'device_status' }, [20]],
    ['device', { device: '02-00-00-00-70-02' }, [300]],
    ['device and kind', { device: macs[2], kind: 'device_status' }, [20]],
    ['moment', { until: at(200) }, [280, 300]],
  ])('is asked for by %s: %j', async (_, query, starts) => {
    const { tell, call } = await mount()
    await tell(
      [0, 300, 'Offline'],
      [1, 297, 'Offline'],
      [0, 290, 'Online'],
      [1, 240, 'Online'],
      [2, 100, 'Offline'],
      [2, 96, 'Online'],
      [2, 20, 'rebooting'],
    )
    await call(['1', 280])
    expect((await read(query)).results.map(({ started_at }) => minutesAgoOf(started_at))).toEqual(
      starts,
    )
  })

  it.each(['kind=none', 'after=1', 'device=x', 'until=today', 'limit=0', 'limit=201'])(
    'is refused when asked for by %s',
    async (query) => {
      const path = endpointPath(getGroupedTimeline, place())
      const answer = await test.call(`${path}?${query}`, await test.tokenOf('ann'))
      expect(answer.statusCode).toBe(422)
    },
  )

  it('keeps the order of what began at one instant from page to page', async () => {
    const { tell, call } = await mount()
    await tell([0, 50, 'Online'])
    await call(['1', 50], ['2', 50])
    const kinds: unknown[] = []
    let after: string | null | undefined
    do {
      const page = await read({ limit: 1, ...(after && { after }) })
      kinds.push(...page.results.map(({ kind }) => kind))
      after = page.next_after
    } while (after)
    expect(kinds).toEqual(['device_status', 'guest_ticket', 'guest_ticket'])
  })

  it.each([1, 2, 3, 4, 5])(
    'is the rule of the contract, by pages of any size: %i',
    async (seed) => {
      const { tell, call } = await mount()
      const random = createRandom(`groups ${seed}`)
      const whole = (limit: number) => random.int(0, limit - 1)
      const changes = new Map<string, readonly [number, number, string]>()
      for (let count = 0; count < 60; count += 1) {
        const device = whole(3)
        const minutes = 1 + whole(200)
        const status = ['Online', 'Offline', 'Offline', 'rebooting'][whole(4)] ?? ''
        changes.set(`${device} ${minutes}`, [device, minutes, status])
      }
      await tell(...changes.values())
      await call(...Array.from({ length: 8 }, (_, index) => [`${index}`, 1 + whole(200)] as const))
      const { rows: devices } = await test.database.pool.query<{ id: number; mac_address: string }>(
        "select id, mac_address from devices where mac_address like '02:%'",
      )
      const { rows: tickets } = await test.database.pool.query<{ id: number; opened_at: string }>(
        "select id, opened_at from tickets where calltek_ticket_id like 'T%'",
      )
      const expected = groupTimeline(
        [...changes.values()].filter(isChangeAmong).map(([device, minutes, status]) => ({
          deviceId: devices.find(({ mac_address }) => mac_address === macs[device])?.id ?? 0,
          time: at(minutes),
          status,
        })),
        tickets.map(({ id, opened_at }) => ({ id, time: new Date(opened_at).toISOString() })),
      ).map(({ kind, key, endMs }) => [kind, key.startMs, endMs])
      for (const limit of [1, 3, 7, 200]) {
        const pages: GroupedTimelinePage[] = [await read({ limit })]
        for (let after = pages[0]?.next_after; after; after = pages.at(-1)?.next_after) {
          pages.push(await read({ limit, after }))
        }
        expect(
          pages.flatMap(({ results }) =>
            results.map(({ kind, started_at, incident }) => [
              kind,
              Date.parse(started_at),
              incident?.ended_at ? Date.parse(incident.ended_at) : null,
            ]),
          ),
        ).toEqual(expected)
        expect(pages.slice(0, -1).every(({ results }) => results.length === limit)).toBe(true)
      }
    },
  )
})

it("tells a device's incidents, its own part of each, and the calls in its outages", async () => {
  const { tell, call } = await mount()
  await tell(
    [0, 300, 'Offline'],
    [1, 297, 'Offline'],
    [0, 290, 'Online'],
    [1, 240, 'Online'],
    [0, 100, 'Offline'],
  )
  // Of the first outage of AP-1: half an hour after its end at the most.
  await call(['1', 295], ['2', 265], ['3', 250], ['4', 30])
  const answer = await test.call(
    endpointPath(getDeviceIncidents, { ...place(), mac: macs[0] ?? '' }),
    await test.tokenOf('ann'),
  )
  expect(answer.json()).toMatchObject({
    incidents_count: 2,
    incidents: [
      { access_points: 1, own_outages: 1, own_minutes_down: 100, own_ended_at: null },
      { access_points: 2, own_outages: 1, own_minutes_down: 10, own_ended_at: at(290) },
    ],
    tickets_count: 3,
    tickets: [
      { calltek_ticket_id: 'T4' },
      { calltek_ticket_id: 'T2' },
      { calltek_ticket_id: 'T1' },
    ],
  })
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })
  it('has no grouped timeline', async () => {
    const path = endpointPath(getGroupedTimeline, { id: plain.world.ash.locationId })
    expect((await plain.call(path, await plain.tokenOf('ann'))).statusCode).toBe(404)
  })
})
