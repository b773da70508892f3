import {
  endpointPath,
  listAdminReportHistory,
  listReportHistory,
  type ReportHistoryPage,
  serverLimits,
} from '@netportal/contract'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
const pageSize = serverLimits.scheduledReportsPageSize

/** Of each of two companies and of none: some at one instant, every seventh a chart's file. */
async function insertReports(count: number): Promise<void> {
  const { ash, birch } = test.world
  await test.database.pool.query(
    `insert into reports (company_id, is_export, report_type, request, file_name, period_start,
       period_end, initiated_at)
     select case n % 3 when 0 then $1::bigint when 1 then $2 end, n % 7 = 0, 'network_health',
       '{"places": []}', 'a.pdf', '2026-06-01', '2026-06-02', $3::timestamptz - n / 4 * interval '1 s'
     from generate_series(1, $4::int) n`,
    [ash.companyId, birch.companyId, test.time, count],
  )
}

/** All that is there, read plainly. */
async function listed(companyId: number | null): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `select id from reports where not is_export and ($1::bigint is null or company_id = $1)
     order by initiated_at desc, id desc`,
    [companyId],
  )
  return rows.map(({ id }) => id)
}

async function read(companyId: number | null, page: number): Promise<ReportHistoryPage> {
  const path =
    companyId === null
      ? endpointPath(listAdminReportHistory, {}, { page })
      : endpointPath(listReportHistory, { customerId: companyId }, { page })
  return (await test.call(path, await test.tokenOf('admin'))).json()
}

async function requireAllPages(companyId: number | null): Promise<void> {
  const expected = await listed(companyId)
  const pages = Math.ceil(expected.length / pageSize)
  for (let page = 1; page <= pages + 1; page++) {
    const { count, results, next, previous } = await read(companyId, page)
    expect(results.map(({ id }) => id)).toEqual(
      expected.slice((page - 1) * pageSize, page * pageSize),
    )
    expect([count, next !== null, previous !== null]).toEqual([
      expected.length,
      page < pages,
      page > 1,
    ])
  }
}

beforeAll(() => insertReports(200))

it('lists each report once, from whichever end a page is read', async () => {
  for (const companyId of [null, test.world.ash.companyId]) await requireAllPages(companyId)
})

it('counts what is there after more was made and some is gone, with its company too', async () => {
  const { pool } = test.database
  await insertReports(5)
  await pool.query('delete from reports where id % 5 = 0')
  await requireAllPages(test.world.birch.companyId)
  await pool.query('delete from companies where id = $1', [test.world.birch.companyId])
  await requireAllPages(null)
})
