import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkReady } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { runCommand } from '../../cli/run.ts'
import { readConfig } from '../../config/config.ts'
import type { Mail } from '../../mail/mail.ts'
import { startBucketServer } from '../../testing/bucketServer.ts'
import { useReportWorker } from '../../testing/reportWorker.ts'
import { useTestApp } from '../../testing/testApp.ts'
import { createReportFiles } from './createReportFiles.ts'

const bucket = await startBucketServer()
const test = useTestApp(bucket.environment)
const sent: Mail[] = []
const worker = useReportWorker(test, {
  check: async () => {},
  send: async (mail) => {
    sent.push(mail)
    return { status: 'sent' }
  },
})
const files = createReportFiles(test.config)
/** Takes nothing: all that this server keeps is elsewhere. */
const folder = '/dev/null/nowhere'
let other: FastifyInstance

beforeAll(async () => {
  const config = readConfig({ ...bucket.environment, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  other = await buildApp({ config, db: test.database.pool, clock: () => test.time })
})
afterAll(async () => {
  await other.close()
  files.close()
})
afterEach(() => {
  bucket.state = 'well'
})

const ready = async () => {
  const answer = await test.call(checkReady.path)
  return [answer.statusCode, answer.json().detail ?? 'ready']
}
const unread = { detail: 'The files of reports cannot be read now. Please try again later.' }

async function startReport(type = 'down-device'): Promise<string> {
  const { locationId } = test.world.ash
  const payload = {
    location_id: locationId,
    location_ids: [locationId],
    report_format: 'csv',
    include_detailed_notes: true,
    status_filter: null,
    issue_filter: null,
    start_date: '2026-06-17',
    end_date: '2026-06-18',
  }
  const token = await test.tokenOf('ann')
  const answer = await test.call(`/api/v1/reports/${type}`, token, { method: 'POST', payload })
  return answer.json().task_id
}
const statusOf = async (taskId: string) =>
  (await test.call(`/api/v1/reports/status/${taskId}`, await test.tokenOf('ann'))).json()
const fetchFrom = async (app: FastifyInstance, taskId: string, method: 'GET' | 'HEAD' = 'GET') => {
  const headers = { authorization: `Bearer ${await test.tokenOf('ann')}` }
  return app.inject({ method, url: `/media/reports/${taskId}/x.csv`, headers })
}
async function makeReport(type?: string): Promise<string> {
  const taskId = await startReport(type)
  await worker.runDue()
  expect((await statusOf(taskId)).state).toBe('SUCCESS')
  return taskId
}

it('serve the same files without a folder in common, until they are old', async () => {
  expect(await ready()).toEqual([200, 'ready'])
  const taskId = await makeReport()
  const file = await fetchFrom(other, taskId)
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain('LOBBY-AP-01')
  expect(file.body).toBe((await fetchFrom(test.app, taskId)).body)
  const { headers, body } = await fetchFrom(other, taskId, 'HEAD')
  expect([headers['content-length'], body]).toEqual([file.headers['content-length'], ''])
  const folders = [test.config.dataFolder, folder].map((place) => join(place, 'reports'))
  expect(folders.map(existsSync)).toEqual([false, false])

  test.time = new Date(test.time.getTime() + 91 * 86_400_000)
  await worker.runDue()
  expect(await files.sizeOf(taskId)).toBeNull()
  expect((await fetchFrom(other, taskId)).statusCode).toBe(404)
})

it('say that their bucket is gone, and go on when it is back', async () => {
  const before = await makeReport()
  bucket.state = 'gone'
  const taskId = await startReport()
  await worker.runDue()
  expect(await statusOf(taskId)).toEqual({
    state: 'RETRY',
    result: 'The file of the report could not be stored. Trying again.',
  })
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await fetchFrom(test.app, before, method)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    if (method === 'GET') expect(answer.json()).toEqual(unread)
  }
  expect(await ready()).toEqual([503, 'The bucket of reports cannot be written to.'])

  bucket.state = 'well'
  expect(await ready()).toEqual([200, 'ready'])
  expect((await fetchFrom(test.app, before)).statusCode).toBe(200)
  test.time = new Date(test.time.getTime() + 60_000)
  await worker.runDue()
  expect((await statusOf(taskId)).state).toBe('SUCCESS')
  const told = test.log.filter((line) => line.includes('the bucket of reports '))
  expect(told.map((line) => JSON.parse(line).msg)).toEqual([
    'the bucket of reports does not work',
    'the bucket of reports works again',
  ])
})

it('end a download that breaks off, and nothing else', async () => {
  const taskId = await makeReport()
  await files.write(taskId, Buffer.alloc(1_000_000, 'a report '))
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${await test.tokenOf('ann')}` }
  const download = () => fetch(`${origin}/media/reports/${taskId}/x.csv`, { headers })
  bucket.state = 'cut'
  const answer = await download()
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
  bucket.state = 'well'
  expect(await (await download()).text()).toHaveLength(1_000_000)
})

it('mail a file once it can be read', async () => {
  const { companyId, locationId } = test.world.ash
  const token = await test.tokenOf('ann')
  const payload = {
    ...scheduleInputs[4],
    report_parameters: { location_id: locationId, report_format: 'csv' },
  }
  const post = (path: string, body: object = {}) =>
    test.call(`/api/v1/${path}`, token, { method: 'POST', payload: body })
  const { id } = (await post(`customers/${companyId}/report-schedules/`, payload)).json()
  const { task_id: taskId } = (await post(`report-schedules/${id}/test-mail/`)).json()
  const bytes = Buffer.alloc(1_000_000, 'a report ')
  await files.write(taskId, bytes)
  bucket.state = 'cut'
  await worker.runDue()
  expect(await statusOf(taskId)).toEqual({
    state: 'RETRY',
    result: 'The file of the report cannot be read now. Trying again.',
  })
  bucket.state = 'well'
  test.time = new Date(test.time.getTime() + 60_000)
  await worker.runDue()
  expect(sent.map(({ attachment }) => attachment?.bytes.equals(bytes))).toEqual([true])
})

it('erase of a person all or nothing, as the bucket is there or not', async () => {
  const taskId = await makeReport('call-center-activity')
  const erase = () =>
    runCommand(['erase-person', '--company', 'Ash', '--guest', 'Zoë', '--yes'], {
      db: test.database.pool,
      now: test.time,
      files,
      readPassword: async () => '',
      write: async () => {},
    })
  bucket.state = 'gone'
  await expect(erase()).rejects.toThrow('The bucket ')
  bucket.state = 'well'
  expect(await erase()).toMatch(/tickets: 1;.* list them: 1\./)
  expect(await files.sizeOf(taskId)).toBeNull()
})

it('leave no file of a report that is cancelled while their bucket is gone', async () => {
  const taskId = await startReport()
  await files.write(taskId, Buffer.from('of an attempt that lost its server'))
  bucket.state = 'gone'
  const token = await test.tokenOf('ann')
  await test.call(`/api/v1/reports/cancel/${taskId}`, token, { method: 'POST' })
  expect((await statusOf(taskId)).state).toBe('FAILURE')
  bucket.state = 'well'
  test.time = new Date(test.time.getTime() + 91 * 86_400_000)
  await worker.runDue()
  expect(await files.sizeOf(taskId)).toBeNull()
})
