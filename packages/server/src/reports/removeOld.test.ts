import { expect, it } from 'vitest'
import { maintain } from '../maintenance/maintenance.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import { createReportFiles } from './files/createReportFiles.ts'

const test = useTestApp({ REPORT_FILES_DAYS: '30', REPORT_HISTORY_DAYS: '31' })
const worker = useReportWorker(test)
const dayMs = 86_400_000

const passDays = (days: number) => {
  test.time = new Date(test.time.getTime() + days * dayMs)
}
const call = async (path: string) => test.call(path, await test.tokenOf('ann'))

async function makeReport(): Promise<string> {
  const payload = {
    location_id: test.world.ash.locationId,
    report_format: 'csv',
    start_date: '2026-06-17',
    end_date: '2026-06-18',
  }
  const token = await test.tokenOf('ann')
  expect((await worker.makeReport('/api/v1/reports/down-device', token, payload)).statusCode).toBe(
    200,
  )
  const { rows } = await test.database.pool.query<{ taskId: string }>(
    'select task_id as "taskId" from reports order by id desc limit 1',
  )
  return rows[0]?.taskId ?? ''
}

const hasFile = async (taskId: string) =>
  (await createReportFiles(test.config).sizeOf(taskId)) !== null

it('removes a file after its time, and offers it no more; its row stays', async () => {
  const taskId = await makeReport()
  const { result } = (await call(`/api/v1/reports/status/${taskId}`)).json()
  passDays(29)
  const younger = await makeReport()
  expect(await hasFile(taskId)).toBe(true)

  passDays(2)
  await worker.runDue()
  expect([await hasFile(taskId), await hasFile(younger)]).toEqual([false, true])
  const { rows } = await test.database.pool.query(
    'select file_removed_at from reports where task_id = $1',
    [taskId],
  )
  expect(rows).toEqual([{ file_removed_at: test.time.toISOString() }])

  const file = await call(`/media/${result}`)
  expect([file.statusCode, file.json()]).toEqual([404, { detail: 'Not found.' }])
  expect((await call(`/api/v1/reports/status/${taskId}`)).json()).toEqual({
    state: 'SUCCESS',
    result: null,
  })
  const { companyId } = test.world.ash
  const history = (await call(`/api/v1/customers/${companyId}/scheduled-reports/`)).json()
  expect(history.results).toMatchObject([
    { status: 'SUCCESS', download_url: expect.stringContaining(younger) },
    { status: 'SUCCESS', download_url: null },
  ])
})

it('removes a row after its time, once its file has gone, and counts it no more', async () => {
  const { pool } = test.database
  const taskId = await makeReport()
  await pool.query(
    `insert into reports (report_type, request, file_name, period_start, period_end, initiated_at,
       completed_at, state)
     select report_type, request, file_name, period_start, period_end, initiated_at, completed_at, state
     from reports where task_id = $1`,
    [taskId],
  )
  passDays(30)
  const younger = await makeReport()
  const left = async () => {
    await maintain({ db: pool, config: test.config, clock: () => test.time })
    const { rows } = await pool.query<{ taskId: string }>(
      'select task_id as "taskId" from reports order by id',
    )
    return rows.map((row) => row.taskId)
  }
  passDays(2)
  // That of no company goes, since it has no file.
  expect(await left()).toEqual([taskId, younger])
  await worker.runDue()
  expect(await left()).toEqual([younger])
  expect((await call(`/api/v1/reports/status/${taskId}`)).statusCode).toBe(404)
  const { companyId } = test.world.ash
  const history = (await call(`/api/v1/customers/${companyId}/scheduled-reports/`)).json()
  expect([history.count, history.results.length]).toEqual([1, 1])
})
