import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
const worker = useReportWorker(test)
const folder = join(test.config.dataFolder, 'reports')
const noRoom = 'There is no room for the file of the report.'

/** Linux's device that has no room: what is written through a link to it fails with ENOSPC. */
const full = '/dev/full'

async function startReport(): Promise<string> {
  const payload = {
    location_id: test.world.ash.locationId,
    report_format: 'csv',
    start_date: '2026-06-17',
    end_date: '2026-06-18',
  }
  const token = await test.tokenOf('ann')
  const answer = await test.call('/api/v1/reports/down-device', token, { method: 'POST', payload })
  return answer.json().task_id
}

async function runWithoutRoom(taskId: string, secondsLater = 0): Promise<void> {
  await mkdir(folder, { recursive: true })
  await symlink(full, join(folder, `${taskId}.tmp`))
  await run(secondsLater)
}

async function run(secondsLater: number): Promise<void> {
  test.time = new Date(test.time.getTime() + secondsLater * 1000)
  await worker.runDue()
}

const statusOf = async (taskId: string) =>
  (await test.call(`/api/v1/reports/status/${taskId}`, await test.tokenOf('ann'))).json()
const filesOf = async (taskId: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(taskId))

describe.skipIf(!existsSync(full))('a report without room for its file', () => {
  it('is tried again, then fails for that reason, and leaves nothing half-written', async () => {
    const taskId = await startReport()
    for (const seconds of [0, 3]) {
      await runWithoutRoom(taskId, seconds)
      expect(await statusOf(taskId)).toEqual({ state: 'RETRY', result: `${noRoom} Trying again.` })
      expect(await filesOf(taskId)).toEqual([])
    }
    await runWithoutRoom(taskId, 20)
    expect(await statusOf(taskId)).toEqual({ state: 'FAILURE', result: noRoom })
    expect(await filesOf(taskId)).toEqual([])
    await run(3600)
    expect(await statusOf(taskId)).toEqual({ state: 'FAILURE', result: noRoom })
  })

  it('is made once there is room', async () => {
    const taskId = await startReport()
    await runWithoutRoom(taskId)
    await run(2)
    expect((await statusOf(taskId)).state).toBe('RETRY')
    await run(1)
    const { state, result } = await statusOf(taskId)
    expect(state).toBe('SUCCESS')
    const file = await test.call(`/media/${result}`, await test.tokenOf('ann'))
    expect(file.body).toContain('LOBBY-AP-01')
  })
})

describe('a scheduled report whose file cannot be stored', () => {
  const hour = 3600
  const urlOf = (what: string) => `/api/v1/customers/${test.world.ash.companyId}/${what}/`
  const latest = async () => {
    const answer = await test.call(urlOf('scheduled-reports'), await test.tokenOf('ann'))
    return answer.json().results[0]
  }
  const schedule = async () => {
    const parameters = { location_id: test.world.ash.locationId, report_format: 'csv' }
    const payload = { ...scheduleInputs[4], report_parameters: parameters }
    await test.call(urlOf('report-schedules'), await test.tokenOf('ann'), {
      method: 'POST',
      payload,
    })
    const { pool } = test.database
    await pool.query('update report_schedules set next_run_at = $1 where is_active', [test.time])
    // A file where its folder should be.
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, '')
    await run(0)
    await pool.query('update report_schedules set is_active = false, next_run_at = null')
  }
  const waits = {
    status: 'RETRY',
    reason: 'The file of the report could not be stored. Trying again.',
  }

  it('is made and mailed once it can be', async () => {
    await schedule()
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await latest()).toMatchObject(waits)
      await run(30)
    }
    await rm(folder)
    await run(300)
    const made = await latest()
    expect(made).toMatchObject({ status: 'SUCCESS', reason: null })
    expect(made.mails.map(({ state }: { state: string }) => state)).toContain('SENT')
  })

  it('is made anew and mailed where the file that was stored cannot be read', async () => {
    await schedule()
    const { rows } = await test.database.pool.query('select task_id from reports order by id desc')
    await rm(folder)
    const place = join(folder, rows[0].task_id)
    // It is there, and reading it fails.
    await mkdir(place, { recursive: true })
    await run(30)
    const reason = 'The file of the report cannot be read now. Trying again.'
    expect(await latest()).toMatchObject({ status: 'RETRY', reason })
    await rm(place, { recursive: true })
    await run(300)
    expect(await latest()).toMatchObject({ status: 'SUCCESS', reason: null })
  })

  it('is given up after a day', async () => {
    await schedule()
    for (let hours = 1; hours < 24; hours += 1) await run(hour)
    expect(await latest()).toMatchObject(waits)
    await run(hour)
    const reason = 'The file of the report could not be stored.'
    expect(await latest()).toMatchObject({ status: 'FAILURE', reason })
    await rm(folder)
  })
})
