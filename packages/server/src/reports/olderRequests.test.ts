import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageFolder } from '../packageFolder.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
const worker = useReportWorker(test)

/** Requests as they waited before their parameters had the names of the API. */
const older = (locationId: number, ssidIds: number[]) => {
  const places = [{ locationId, start: '2026-06-16', end: '2026-06-17' }]
  const calls = { includeNotes: true, status: null, issue: 'wi' }
  return [
    { type: 'network_health', format: 'pdf', places },
    { type: 'device_uptime', format: 'csv', places },
    { type: 'client_count_graph', format: 'pdf', places, ssidIds },
    { type: 'data_usage', format: 'csv', places, ssidIds },
    { type: 'down_device', format: 'pdf', places },
    { type: 'call_center_activity', format: 'csv', places, ...calls },
    { type: 'ssid_client_count', format: 'png', places, ssidIds, ssidName: 'Guests' },
  ]
}

it('makes what waited since before an upgrade', async () => {
  const { pool } = test.database
  const { locationId } = test.world.ash
  const { rows: ssids } = await pool.query<{ id: number }>(
    'select id from ssids where location_id = $1 limit 1',
    [locationId],
  )
  for (const request of older(
    locationId,
    ssids.map(({ id }) => id),
  )) {
    await pool.query(
      `insert into reports (report_type, request, file_name, period_start, period_end, initiated_at)
       values ($1, $2, 'report', '2026-06-16', '2026-06-17', $3)`,
      [request.type, JSON.stringify(request), test.time],
    )
  }
  const file = join(packageFolder, 'migrations/0010_report_parameters.sql')
  await pool.query(await readFile(file, 'utf8'))
  await worker.runDue()
  const { rows } = await pool.query('select report_type as type, state, reason from reports')
  expect(rows).toHaveLength(7)
  for (const row of rows) expect(row).toMatchObject({ state: 'SUCCESS', reason: null })
})
