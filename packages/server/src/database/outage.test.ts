import { checkReady, listLocations } from '@netportal/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { testFolder } from '../testing/database.ts'
import { canStartPostgres, signalPostgres, startOwnPostgres } from '../testing/ownPostgres.ts'
import { signInRequest } from '../testing/testApp.ts'
import { createWatches } from '../watch.ts'
import { createReportWorker } from '../worker/reportWorker.ts'
import { openDatabase } from './openDatabase.ts'

vi.setConfig({ testTimeout: 120_000 })

it.skipIf(!canStartPostgres)(
  'a database that is frozen, and one that is stopped, hang nothing, are answered with 503 and logged once',
  async () => {
    const postgres = await startOwnPostgres()
    onTestFinished(postgres.stop)
    const folder = await testFolder()
    const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder, PORTAL_DIR: '' })
    const database = await openDatabase(config, (error) => {
      throw error
    })
    const lines: string[] = []
    const watches = createWatches()
    const app = await buildApp({
      config,
      db: database.pool,
      watches,
      logStream: { write: (line) => lines.push(JSON.parse(line).msg) },
    })
    const mailer = createMailer(config.mail)
    const worker = createReportWorker({
      config,
      db: database.pool,
      mailer,
      files: createReportFiles(config),
      watches,
      log: app.log,
    })
    const ready = async () => {
      const start = performance.now()
      const { statusCode } = await app.inject({ url: checkReady.path })
      return { statusCode, seconds: Math.floor((performance.now() - start) / 1000) }
    }
    const said = () => lines.filter((line) => line !== 'answered')
    const { rows } = await database.pool.query('show data_directory')
    const { data_directory: dataFolder } = rows[0]
    expect((await ready()).statusCode).toBe(200)

    signalPostgres(dataFolder, 'SIGSTOP')
    for (let count = 0; count < 2; count++) {
      const { statusCode, seconds } = await ready()
      expect(statusCode).toBe(503)
      expect(seconds).toBeLessThan(10)
    }
    signalPostgres(dataFolder, 'SIGCONT')
    await vi.waitFor(async () => expect((await ready()).statusCode).toBe(200), 20_000)
    expect(said()).toEqual(['the database does not work', 'the database works again'])

    worker.start()
    await postgres.stop()
    const bearer = { authorization: `Bearer ${'x'.repeat(43)}` }
    for (const request of [
      { url: listLocations.path, headers: bearer },
      { url: '/media/reports/0b7c1f7e-7a43-4b0e-9c1f-1d2b3c4d5e6f/a.pdf', headers: bearer },
      signInRequest('ann@ash.test', 'correct horse battery'),
      { url: checkReady.path },
    ]) {
      const answer = await app.inject(request)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    }
    // The worker looks each second.
    await new Promise((resolve) => setTimeout(resolve, 3500))
    expect(said().slice(2)).toEqual(['the database does not work'])
    await worker.close()
    await app.close()
    await database.close()
  },
)
