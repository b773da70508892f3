import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
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
