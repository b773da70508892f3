import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { serverLimits } from '@netportal/contract'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { returnTask } from '../tasks/queue.ts'
import { takeTask } from '../tasks/turns.ts'
import { readPdf } from '../testing/readPdf.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import { callCenterHeader } from './types/callCenterActivity/csv.ts'
import { clientCountHeader } from './types/clientCountGraph/csv.ts'
import { dataUsageHeader } from './types/dataUsage/csv.ts'
import { uptimeHeader } from './types/deviceUptime/csv.ts'
import { downDeviceHeader } from './types/downDevice/csv.ts'

const test = useTestApp()
const worker = useReportWorker(test)

const days = { start_date: '2026-06-17', end_date: '2026-06-18' }
let ann = ''
let ben = ''
let admin = ''
let ours: { location: number; ssids: number[] }
let theirs: { location: number; ssids: number[] }
beforeAll(async () => {
  ann = await test.tokenOf('ann')
  ben = await test.tokenOf('ben')
  admin = await test.tokenOf('admin')
  const { ash, birch } = test.world
  ours = { location: ash.locationId, ssids: await ssidsOf(ash.locationId) }
  theirs = { location: birch.locationId, ssids: await ssidsOf(birch.locationId) }
})

async function ssidsOf(locationId: number): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from ssids where location_id = $1 order by id',
    [locationId],
  )
  return rows.map(({ id }) => id)
}

const post = (path: string, payload: object, token = ann) =>
  test.call(`/api/v1/reports/${path}`, token, { method: 'POST', payload })
const make = (path: string, payload: object, token = ann) =>
  worker.makeReport(`/api/v1/reports/${path}`, token, payload)

/** Rows of a CSV file, which must have its byte-order mark. */
function rowsOf(body: Buffer): string[][] {
  expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(body, { bom: true })
}

/** A body of every call that starts something, for a location and its networks. */
const calls = (place: { location: number; ssids: number[] }, wlan = '1') => ({
  'network-health': { location_id: place.location, ...days },
  'device-uptime': { location_ids: [place.location], ...days },
  'client-count-graph': { location_id: place.location, ssid_ids: place.ssids, ...days },
  'client-count-csv': { location_id: place.location, ssid_ids: place.ssids, ...days },
  'data-usage': { location_id: place.location, ssid_ids: place.ssids, report_type: 'csv', ...days },
  'down-device': { location_id: place.location, report_format: 'csv', ...days },
  'call-center-activity': {
    location_ids: [place.location],
    report_format: 'csv',
    include_detailed_notes: true,
    status_filter: null,
    issue_filter: null,
    ...days,
  },
  'morning-brief': { location_ids: [place.location], one_page_for_all: false, ...days },
  'ssid-client-count-export': exportOf(place.location, wlan),
  'ssid-data-usage-export': exportOf(place.location, wlan),
})
const exportOf = (location: number, wlan: string) => ({
  location_id: location,
  location_name: 'Harbour',
  ssid_wlan_id_api: wlan,
  ssid_name: 'guest',
  export_format: 'csv',
  ...days,
})
const paths = Object.keys(calls({ location: 1, ssids: [1] }))

describe.each(paths)('POST /api/v1/reports/%s', (path) => {
  const body = (place: { location: number; ssids: number[] }, wlan?: string) =>
    Object.entries(calls(place, wlan)).find(([name]) => name === path)?.[1] ?? {}

  it('makes a file that its starter can fetch, under its own name', async () => {
    const file = await make(path, body(ours))
    expect(file.statusCode, file.body).toBe(200)
    expect(file.headers['content-disposition']).toContain('Harbour')
    expect(file.headers['cache-control']).toContain('no-store')
    expect(file.rawPayload.length).toBeGreaterThan(30)
    expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length)
  })

  it("answers for another company's location as for one that does not exist", async () => {
    const foreign = await post(path, body(theirs, 'secret'))
    const missing = await post(path, body({ location: 999_999, ssids: [999_999] }, 'x'))
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  })

  it('refuses what is no report', async () => {
    const backwards = { start_date: '2026-06-18', end_date: '2026-06-17' }
    expect((await post(path, { ...body(ours), ...backwards })).json().detail).toContain(
      'Start date cannot be after end date.',
    )
    const long = { start_date: '2020-01-01', end_date: '2026-06-17' }
    expect((await post(path, { ...body(ours), ...long })).statusCode).toBe(422)
    expect((await post(path, body(ours), 'no-token')).statusCode).toBe(401)
  })
})

describe('a task', () => {
  it('waits, and is nobody else’s', async () => {
    const { task_id, filename } = (
      await post('device-uptime', { location_ids: [ours.location], ...days })
    ).json()
    expect(filename).toBe('Device Uptime Report - Harbour - 2026-06-17 to 2026-06-18.csv')
    const status = (token: string, id = task_id) => test.call(`/api/v1/reports/status/${id}`, token)
    expect((await status(ann)).json()).toEqual({ state: 'PENDING', result: null })
    expect((await status(admin)).statusCode).toBe(200)
    await worker.runDue()
    const { state, result } = (await status(ann)).json()
    expect(state).toBe('SUCCESS')
    const unknown = await status(ann, 'b1946ac9-2d5f-4f0e-8f5a-1c6d2f0a7e11')
    for (const refused of [await status(ben), await status(ann, 'x'), await status(ann, '1')]) {
      expect([refused.statusCode, refused.body]).toEqual([404, unknown.body])
    }
    expect((await test.call(`/media/${result}`, ben)).statusCode).toBe(404)
    expect((await test.call(`/media/${result}`)).statusCode).toBe(401)
    expect((await test.call(`/media/${result}`, admin)).statusCode).toBe(200)
  })

  it('is in the queue as soon as its row is there', async () => {
    const { task_id } = (await post('device-uptime', calls(ours)['device-uptime'])).json()
    const { pool } = test.database
    const lease = await takeTask(pool)
    const { rows } = await pool.query('select task_id from reports where id = $1', [lease?.id])
    expect(rows).toEqual([{ task_id }])
    if (lease) await returnTask(pool, lease)
  })

  it('of a mixed list is refused whole', async () => {
    const mixed = { location_ids: [ours.location, theirs.location], ...days }
    expect((await post('device-uptime', mixed)).statusCode).toBe(404)
    const file = await make('device-uptime', mixed, admin)
    expect(rowsOf(file.rawPayload).map(([location]) => location)).toEqual([
      'Location',
      'Harbour',
      'Harbour',
      'Forest',
    ])
  })

  it('with a network of another location is refused', async () => {
    const body = { location_id: ours.location, ssid_ids: theirs.ssids, ...days }
    expect((await post('client-count-csv', body)).statusCode).toBe(404)
  })
})

/** Worked out by hand from what `createWorld` puts in. London is an hour ahead of UTC in June. */
describe('figures', () => {
  it('of uptime: 2 h 30 up, 1 h down, the rest of 37 h unknown', async () => {
    const file = await make('device-uptime', { location_ids: [ours.location], ...days })
    const [header, lobby, unnamed] = rowsOf(file.rawPayload)
    expect(header).toEqual(uptimeHeader)
    expect(lobby?.slice(1, 12)).toEqual([
      ...['LOBBY-AP-01', '2C:C5:D3:00:00:20', 'R750'],
      ...['6.76', '2.7', '90.54'],
      ...['9000', '3600', '120600'],
      ...['1', '3600'],
    ])
    expect(unnamed?.slice(4, 10)).toEqual(['', '', '', '0', '0', '133200'])
  })

  it('of outages', async () => {
    const file = await make('down-device', {
      location_id: ours.location,
      report_format: 'csv',
      ...days,
    })
    expect(rowsOf(file.rawPayload)).toEqual([
      [...downDeviceHeader],
      [
        ...['Harbour', 'LOBBY-AP-01', '2C:C5:D3:00:00:20', 'R750'],
        ...['2026-06-17 09:00', '2026-06-17 10:00', 'Europe/London', '3600', 'No'],
      ],
    ])
  })

  it('of clients', async () => {
    const file = await make('client-count-csv', {
      location_id: ours.location,
      ssid_ids: ours.ssids.slice(0, 2),
      ...days,
    })
    expect(rowsOf(file.rawPayload)).toEqual([
      [...clientCountHeader],
      ['Harbour', 'Backstage', '2026-06-18 12:55', 'Europe/London', '2'],
      ['Harbour', 'guest', '2026-06-18 12:50', 'Europe/London', '99'],
      ['Harbour', 'guest', '2026-06-18 12:55', 'Europe/London', '40'],
    ])
  })

  it('of usage, in bytes', async () => {
    const file = await make('data-usage', {
      location_id: ours.location,
      ssid_ids: ours.ssids.slice(0, 2),
      report_type: 'csv',
      ...days,
    })
    const mb = 1024 * 1024
    expect(rowsOf(file.rawPayload)).toEqual([
      [...dataUsageHeader],
      ['Harbour', 'Backstage', '2026-06-18', 'Europe/London', String(mb / 2), String(mb / 4)],
      [
        'Harbour',
        'guest',
        '2026-06-17',
        'Europe/London',
        String(5001.5 * mb),
        String(5000.25 * mb),
      ],
      ['Harbour', 'guest', '2026-06-18', 'Europe/London', String(2 * mb), '0'],
    ])
  })

  it('of calls', async () => {
    const body = {
      location_ids: [ours.location],
      report_format: 'csv',
      include_detailed_notes: true,
      status_filter: 'progress',
      issue_filter: ' SLOW ',
      ...days,
    }
    const [header, ticket, ...rest] = rowsOf((await make('call-center-activity', body)).rawPayload)
    expect(header).toEqual([...callCenterHeader, 'Calls and Notes'])
    expect(ticket?.slice(0, 8)).toEqual([
      ...['Harbour', '2', '2026-06-18 01:00', 'Europe/London'],
      ...['Zoë', "O'Brien", '214', 'Slow connection'],
    ])
    expect(rest).toEqual([])
    for (const filter of [{ status_filter: 'Closed' }, { issue_filter: 'printer' }]) {
      const none = await make('call-center-activity', { ...body, ...filter })
      expect(rowsOf(none.rawPayload), JSON.stringify(filter)).toHaveLength(1)
    }
  })
})

describe('the history', () => {
  it('lists reports on demand, newest first, without exports, page by page', async () => {
    const path = `/api/v1/customers/${test.world.ash.companyId}/scheduled-reports/`
    const both = [ours.location, test.world.ash.secondLocationId]
    await post('device-uptime', { location_ids: both, ...days })
    for (let index = 0; index < 10; index += 1) {
      await post('device-uptime', { location_ids: [ours.location], ...days })
    }
    await worker.runDue()
    const first = (await test.call(path, ann)).json()
    expect(first.results).toHaveLength(20)
    expect(first.previous).toBeNull()
    const second = (await test.call(first.next, ann)).json()
    expect(second.results).toHaveLength(first.count - 20)
    expect(second.next).toBeNull()
    const all = [...first.results, ...second.results]
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.count)
    expect(all[10]).toMatchObject({ place: '2 locations' })
    expect(all.some(({ report_type }) => report_type.startsWith('ssid_'))).toBe(false)
    expect(all[0]).toMatchObject({
      schedule: null,
      status: 'SUCCESS',
      period_start: '2026-06-17',
      period_end: '2026-06-18',
      place: 'Harbour',
      initiated_at: '2026-06-18T12:00:00.000Z',
      customer_company_name: 'Ash',
    })
    const file = await test.call(`/media/${all[0].download_url}`, ann)
    expect(file.statusCode).toBe(200)
  })

  it("is the company's alone; administrators see all", async () => {
    const path = `/api/v1/customers/${test.world.ash.companyId}/scheduled-reports/`
    expect((await test.call(path, ben)).statusCode).toBe(404)
    const admins = '/api/v1/admin/scheduled-reports/'
    expect((await test.call(admins, ann)).statusCode).toBe(403)
    const mine = (await test.call(path, ann)).json().count
    expect((await test.call(admins, admin)).json().count).toBeGreaterThan(mine)
  })
})

it('has so many reports of a company under way at once, and keeps none from the others', async () => {
  await worker.runDue()
  const statuses = async (count: number, place: typeof ours, token: string) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await post(
          'device-uptime',
          { location_ids: [place.location], ...days },
          token,
        )
        return answer.statusCode
      }),
    )
  const { reportsUnderWay } = serverLimits
  expect(new Set(await statuses(reportsUnderWay, ours, ann))).toEqual(new Set([200]))
  expect(await statuses(1, ours, ann)).toEqual([429])
  expect(await statuses(1, theirs, ben)).toEqual([200])
  await worker.runDue()
  expect(await statuses(1, ours, ann)).toEqual([200])
  await worker.runDue()
})

it('has no more under way when they are asked for at once', async () => {
  const { reportsUnderWay } = serverLimits
  const answers = await Promise.all(
    Array.from({ length: reportsUnderWay + 15 }, () =>
      post('device-uptime', { location_ids: [ours.location], ...days }, ann),
    ),
  )
  const started = answers.filter(({ statusCode }) => statusCode === 200)
  expect(started).toHaveLength(reportsUnderWay)
  await worker.runDue()
})

it('names the period in the name of a file, however long the place is called', async () => {
  const long = 'x'.repeat(300)
  const body = { location_id: ours.location, ssid_wlan_id_api: '1', export_format: 'csv', ...days }
  const answer = await post(
    'ssid-client-count-export',
    { ...body, location_name: long, ssid_name: long },
    ann,
  )
  expect(answer.json().filename).toMatch(/x - \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.csv$/)
  await worker.runDue()
})

it('knows an id by one way of writing it, and a thing once', async () => {
  const ids = [ours.location, String(ours.location), ours.location]
  const file = await make('device-uptime', { location_ids: ids, ...days })
  expect(file.body.match(/LOBBY-AP-01/g)).toHaveLength(1)
  for (const id of [
    `0${ours.location}`,
    `0x${ours.location}`,
    `${ours.location}e0`,
    `${ours.location}.0`,
    `+${ours.location}`,
  ]) {
    const answer = await post('device-uptime', { location_ids: [id], ...days }, ann)
    expect([id, answer.statusCode]).toEqual([id, 404])
    const path = `/api/v1/customer/locations/${encodeURIComponent(id)}`
    expect([id, (await test.call(path, ann)).statusCode]).toEqual([id, 404])
  }
})

it('is made where a figure was taken that no network can move', async () => {
  await test.database.pool.query(
    `insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, tx_mb, rx_mb)
     select $1, '2026-06-18T09:00:00Z'::timestamptz + n * interval '1 second', 1.7e308, 1e300, 1.7e308, 1e300
     from generate_series(1, 3) n`,
    [ours.ssids[0]],
  )
  const body = { location_id: ours.location, ssid_ids: ours.ssids, ...days }
  for (const report_type of ['pdf', 'csv']) {
    const file = await make('data-usage', { ...body, report_type })
    expect([report_type, file.statusCode]).toEqual([report_type, 200])
    expect(file.body).not.toMatch(/e\+\d|Infinity|NaN/)
  }
  for (const export_format of ['pdf', 'png']) {
    const names = { location_name: 'Harbour', ssid_name: 'guest', ssid_wlan_id_api: '1' }
    const place = { location_id: ours.location, ...names, ...days }
    const file = await make('ssid-data-usage-export', { ...place, export_format })
    expect([export_format, file.statusCode]).toEqual([export_format, 200])
  }
  expect((await make('network-health', { location_id: ours.location, ...days })).statusCode).toBe(
    200,
  )
})

describe('incidents and calls beside the values of an export', () => {
  const asked = (export_format: string, more = {}) => ({
    ...exportOf(ours.location, '1'),
    export_format,
    ...more,
  })
  beforeAll(async () => {
    await test.database.pool.query(
      `insert into incidents (location_id, started_at, ended_at, access_points, most_down)
       values ($1, '2026-06-18T10:30:00Z', '2026-06-18T11:52:00Z', 2, 2)`,
      [ours.location],
    )
  })

  it('are columns of the CSV file, with a row for each that has no reading', async () => {
    const annotations = ['calls', 'incidents']
    const file = await make('ssid-client-count-export', asked('csv', { annotations }))
    expect(rowsOf(file.rawPayload).map((row) => row.slice(2))).toEqual([
      [...clientCountHeader.slice(2), 'Incidents', 'Calls'],
      ['2026-06-18 01:00', 'Europe/London', '', '', '1'],
      ['2026-06-18 11:30', 'Europe/London', '', 'Incident: 2 of 2 access points down', ''],
      ['2026-06-18 12:50', 'Europe/London', '99', 'Incident: 2 of 2 access points down', ''],
      ['2026-06-18 12:55', 'Europe/London', '40', '', ''],
    ])
    const rates = await make('ssid-data-usage-export', asked('csv', { annotations: ['calls'] }))
    expect(rowsOf(rates.rawPayload)[0]?.at(-1)).toBe('Calls')
  })

  it('change nothing of a file that is asked for without them', async () => {
    const plain = await make('ssid-client-count-export', asked('csv'))
    const none = await make('ssid-client-count-export', asked('csv', { annotations: [] }))
    expect(rowsOf(plain.rawPayload)[0]).toEqual([...clientCountHeader])
    expect(rowsOf(plain.rawPayload)).toHaveLength(3)
    expect(none.body).toBe(plain.body)
  })

  it.each(['ssid-client-count-export', 'ssid-data-usage-export'])('are drawn: %s', async (path) => {
    const annotations = ['incidents', 'calls']
    const png = async (more = {}) => (await make(path, asked('png', more))).rawPayload
    expect((await png({ annotations })).equals(await png())).toBe(false)
    const pdf = await make(path, asked('pdf', { annotations }))
    const { pages } = await readPdf(pdf.rawPayload)
    expect(pages.join(' ')).toMatch(/Incidents.*Calls/s)
  })

  it('are refused when they are none', async () => {
    const answer = await post('ssid-client-count-export', asked('csv', { annotations: ['guests'] }))
    expect(answer.statusCode).toBe(422)
  })
})

it('tells whoever runs the server of a file that is not where it was put', async () => {
  const file = await make('device-uptime', { location_ids: [ours.location], ...days })
  expect(file.statusCode).toBe(200)
  await rm(join(test.config.dataFolder, 'reports'), { recursive: true })
  const history = `/api/v1/customers/${test.world.ash.companyId}/scheduled-reports/`
  const [{ download_url }] = (await test.call(history, ann)).json().results
  expect((await test.call(`/media/${download_url}`, ann)).statusCode).toBe(404)
  expect(test.log.some((line) => line.includes('a report file cannot be read'))).toBe(true)
})
