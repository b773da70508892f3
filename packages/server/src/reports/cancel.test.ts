import { expect, it } from 'vitest'
import { readersOf } from '../database/readers.ts'
import { createMailer } from '../mail/mailer.ts'
import { lookAfter } from '../tasks/progress.ts'
import { cancelTask, endTask, noteFile } from '../tasks/queue.ts'
import { takeTask } from '../tasks/turns.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import { createWatches } from '../watch.ts'
import { createReportTask } from '../worker/reportTask.ts'
import { createReportFiles } from './files/createReportFiles.ts'
import { readInput } from './read/readInput.ts'

const test = useTestApp()
const worker = useReportWorker(test)

type Person = Parameters<typeof test.tokenOf>[0]
const days = { start_date: '2026-06-17', end_date: '2026-06-18' }

async function startReport(person: Person = 'ann'): Promise<string> {
  const payload = { location_ids: [test.world.ash.locationId], ...days }
  const token = await test.tokenOf(person)
  const answer = await test.call('/api/v1/reports/device-uptime', token, {
    method: 'POST',
    payload,
  })
  return answer.json().task_id
}

const cancel = async (taskId: string, person: Person = 'ann') =>
  test.call(`/api/v1/reports/cancel/${taskId}`, await test.tokenOf(person), { method: 'POST' })
const statusOf = async (taskId: string) =>
  (await test.call(`/api/v1/reports/status/${taskId}`, await test.tokenOf('ann'))).json()

it('that waits is never made, and says who cancelled it, however often', async () => {
  const taskId = await startReport()
  const ended = { state: 'FAILURE', result: 'Cancelled by ann@ash.test.' }
  expect((await cancel(taskId)).json()).toEqual(ended)
  expect((await cancel(taskId, 'admin')).json()).toEqual(ended)
  await worker.runDue()
  expect(await statusOf(taskId)).toEqual(ended)
  expect(await takeTask(test.database.pool)).toBeNull()
})

it('is nobody else’s to cancel, and an administrator is not named', async () => {
  const taskId = await startReport()
  const unknown = await cancel('b1946ac9-2d5f-4f0e-8f5a-1c6d2f0a7e11')
  const foreign = await cancel(taskId, 'ben')
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
  expect((await statusOf(taskId)).state).toBe('PENDING')
  expect((await cancel(taskId, 'admin')).json().result).toBe('Cancelled by an administrator.')
})

it('that is ready stays as it is', async () => {
  const { pool } = test.database
  const taskId = await startReport()
  const lease = await takeTask(pool)
  if (lease === null) throw new Error('Nothing to take')
  await noteFile(pool, lease, test.time)
  await endTask(pool, lease, { state: 'SUCCESS', reason: null }, test.time)
  const ready = await statusOf(taskId)
  expect(ready.state).toBe('SUCCESS')
  expect((await cancel(taskId)).json()).toEqual(ready)
})

it('that is mailed is refused', async () => {
  const taskId = await startReport()
  await test.database.pool.query('update reports set test_address = $2 where task_id = $1', [
    taskId,
    'ann@ash.test',
  ])
  expect((await cancel(taskId)).statusCode).toBe(409)
  await test.database.pool.query('delete from reports where task_id = $1', [taskId])
})

it('tells how far it is, of this attempt and only while it is worked on', async () => {
  const { pool } = test.database
  const taskId = await startReport()
  const lease = await takeTask(pool)
  if (lease === null) throw new Error('Nothing to take')
  expect(await lookAfter(pool, lease, null)).toBe('held')
  expect(await statusOf(taskId)).toEqual({ state: 'RECEIVED', result: null })
  for (const done of [7, 12]) await lookAfter(pool, lease, { done, of: 30 })
  const progress = { done: 12, of: 30, unit: 'location' }
  expect((await statusOf(taskId)).progress).toEqual(progress)
  await pool.query('update reports set lease_id = gen_random_uuid() where id = $1', [lease.id])
  expect(await lookAfter(pool, lease, { done: 13, of: 30 })).toBe('lost')
  expect((await statusOf(taskId)).progress).toBeUndefined()
  await cancel(taskId)
  expect(await lookAfter(pool, lease, { done: 14, of: 30 })).toBe('ended')
  expect((await pool.query('select from report_progress')).rowCount).toBe(0)
})

it('counts its locations as they are read, and reads no more once it is to stop', async () => {
  const { ash, birch } = test.world
  const places = [ash, birch].map(({ locationId }) => ({
    locationId,
    start: days.start_date,
    end: days.end_date,
  }))
  const request = { type: 'device_uptime', format: 'csv', places, parameters: {} } as const
  const location_ids = places.map(({ locationId }) => locationId)
  const { pool: db } = test.database
  const told: unknown[] = []
  const stop = new AbortController()
  const running = { signal: stop.signal, tell: (progress: unknown) => void told.push(progress) }
  const read = () =>
    readInput(
      { db, readers: readersOf(db) },
      { ...request, parameters: { location_ids } },
      { companyId: null, now: test.time, isMailed: false },
      running,
    )
  await read()
  expect(told).toEqual([
    { done: 1, of: 2 },
    { done: 2, of: 2 },
  ])
  stop.abort()
  await expect(read()).rejects.toThrow()
  expect(told).toHaveLength(2)
})

it('that is cancelled while its file is written leaves none', async () => {
  const { pool: db } = test.database
  const taskId = await startReport()
  const lease = await takeTask(db)
  if (lease === null) throw new Error('Nothing to take')
  const run = createReportTask({
    db,
    readers: readersOf(db),
    config: test.config,
    clock: () => test.time,
    drawing: {
      makeReport: async () => {
        await cancelTask(db, lease.id, { reason: 'Cancelled.', now: test.time })
        return { bytes: new Uint8Array(3), letter: null }
      },
      close: async () => {},
    },
    mailer: createMailer(test.config.mail),
    files: createReportFiles(test.config),
    watches: createWatches(),
    log: test.app.log,
  })
  await run(lease, { signal: new AbortController().signal, tell: () => {} })
  expect((await statusOf(taskId)).result).toBe('Cancelled.')
  expect(await createReportFiles(test.config).sizeOf(taskId)).toBeNull()
})
