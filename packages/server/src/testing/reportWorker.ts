import type { StartedTask } from '@netportal/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Mailer } from '../mail/mail.ts'
import { createMailer } from '../mail/mailer.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { createReportWorker } from '../worker/reportWorker.ts'
import type { Worker } from '../worker/worker.ts'
import { passTime } from './passTime.ts'
import type { TestApp } from './testApp.ts'

export interface TestWorker {
  /** Does whatever is to be done now. */
  runDue(): Promise<void>
  /** Starts a report, lets it be made, and fetches its file. */
  makeReport(path: string, token: string, payload: object): Promise<LightMyRequestResponse>
}

/**
 * Gives the server of a file's tests its worker; nothing runs but what a test asks for.
 * @param mailer @default an outbox in the server's own folder
 */
export function useReportWorker(test: TestApp, mailer?: Mailer): TestWorker {
  let worker: Worker | undefined
  beforeAll(() => {
    worker = createReportWorker({
      config: test.config,
      db: test.database.pool,
      files: createReportFiles(test.config),
      mailer: mailer ?? createMailer(test.config.mail),
      log: test.app.log,
      clock: () => test.time,
    })
  })
  afterAll(() => worker?.close())
  let before = test.time
  const runDue = async () => {
    await passTime(test.database.pool, test.time.getTime() - before.getTime())
    before = test.time
    await worker?.runDue()
  }
  return {
    runDue,
    makeReport: async (path, token, payload) => {
      const options = { method: 'POST', payload } as const
      const started = await test.call(path, token, options)
      if (started.statusCode !== 200) return started
      await runDue()
      const { task_id }: StartedTask = started.json()
      const status = await test.call(`/api/v1/reports/status/${task_id}`, token)
      const { state, result } = status.json()
      return state === 'SUCCESS' ? test.call(`/media/${result}`, token) : status
    },
  }
}
