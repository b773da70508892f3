import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLive, checkReady, requestPasswordReset } from '@netportal/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Delivery } from '../mail/mail.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon, people } from '../testing/world.ts'
import { createWatches } from '../watch.ts'
import { createReadiness } from './readiness.ts'

let delivery: Delivery = { status: 'sent' }
const test = useTestApp({}, { check: async () => {}, send: async () => delivery })
beforeEach(() => {
  test.log.length = 0
})

const ready = async () => {
  const { statusCode, headers, body } = await test.call(checkReady.path)
  return [statusCode, JSON.parse(body), headers['retry-after']]
}
const unready = (detail: string) => [503, { detail }, '10']
const works = [200, { status: 'ok' }, undefined]
/** Returns what was said of anything outside, in order. */
const said = () =>
  test.log.map((line) => JSON.parse(line).msg).filter((text) => text !== 'answered')

it('says that it lives, and whether it is ready', async () => {
  for (const { path } of [checkLive, checkReady]) {
    const response = await test.call(path)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

describe('a server is alive but not ready', () => {
  it('when its database refuses, which is logged once, as is its recovery', async () => {
    const query = vi.spyOn(test.database.pool, 'query')
    for (let count = 0; count < 3; count++) {
      query.mockRejectedValueOnce(new Error('connection lost'))
      expect(await ready()).toEqual(unready('The database does not answer.'))
      expect((await test.call(checkLive.path)).statusCode).toBe(200)
    }
    query.mockRestore()
    expect(await ready()).toEqual(works)
    expect(said()).toEqual(['the database does not work', 'the database works again'])
  })

  it('when its database does not answer in time, and asks it once however often it is asked', async () => {
    let thaw = () => {}
    const query = vi.spyOn(test.database.pool, 'query')
    query.mockImplementation(
      () =>
        new Promise<void>((resolve) => {
          thaw = resolve
        }),
    )
    const answers = await Promise.all([ready(), ready(), ready()])
    expect(answers).toEqual(Array(3).fill(unready('The database does not answer.')))
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    thaw()
    await vi.waitFor(async () => expect(await ready()).toEqual(works))
  })

  it('when its database lacks a migration', async () => {
    const { pool } = test.database
    const { rows } = await pool.query(
      "delete from schema_migrations where name like '0005%' returning name, applied_at",
    )
    expect(await ready()).toEqual(
      unready('The database is not of this version: restart the server.'),
    )
    await pool.query('insert into schema_migrations values ($1, $2)', [
      rows[0]?.name,
      rows[0]?.applied_at,
    ])
    expect(await ready()).toEqual(works)
  })

  it('when a newer version took from its database what it needs, and not when it only added', async () => {
    const { pool } = test.database
    await pool.query("insert into schema_migrations (name) values ('9001_more.sql')")
    expect(await ready()).toEqual(works)
    await pool.query(
      "insert into schema_migrations (name, needs) values ('9002_less.sql', '9001_more.sql')",
    )
    expect(await ready()).toEqual(
      unready('This server is too old for its database: start the newer version.'),
    )
    await pool.query("delete from schema_migrations where name like '9%'")
    expect(await ready()).toEqual(works)
  })

  it('when its database takes no writes, as after a failover', async () => {
    const connection = await test.database.pool.connect()
    await connection.query('set default_transaction_read_only = on')
    const query = vi
      .spyOn(test.database.pool, 'query')
      .mockImplementation(connection.query.bind(connection))
    const answer = await ready()
    await connection.query('reset default_transaction_read_only')
    query.mockRestore()
    connection.release()
    expect(answer).toEqual(unready('The database takes no writes: is it a replica?'))
    expect(await ready()).toEqual(works)
  })

  it('when its data folder cannot be written to', async () => {
    const { dataFolder } = test.config
    mkdirSync(dataFolder, { recursive: true })
    renameSync(dataFolder, `${dataFolder}.away`)
    writeFileSync(dataFolder, '')
    expect(await ready()).toEqual(unready('The data folder cannot be written to.'))
    rmSync(dataFolder)
    renameSync(`${dataFolder}.away`, dataFolder)
    expect(await ready()).toEqual(works)
    expect(said()).toEqual(['the data folder does not work', 'the data folder works again'])
  })
})

describe('a data folder that takes nothing, beside a bucket', () => {
  const folder = '/dev/null/nowhere'
  const bucket = { name: 'files', endpoint: null, region: 'x', prefix: '', isPathStyle: false }
  const check = (databaseUrl: string | null, smtpUrl: string | null) => {
    const { config } = test
    const mail = { ...config.mail, smtpUrl, outboxFolder: join(folder, 'outbox') }
    return createReadiness({
      door: test.database.pool,
      config: { ...config, bucket, databaseUrl, dataFolder: folder, mail },
      files: { ...createReportFiles(config), name: 'bucket of reports', check: async () => {} },
      watches: createWatches(),
      isLeaving: () => false,
    })()
  }

  it('is told where the database is in it', async () => {
    const fault = 'The data folder cannot be written to.'
    await expect(check(null, 'smtp://x')).rejects.toMatchObject({ status: 503, message: fault })
  })

  it('is told where mails are put into it, and takes no server out', async () => {
    expect(await check('postgres://x', null)).toEqual([
      'The data folder cannot be written to: mails wait.',
    ])
  })

  it('is nothing to a server that keeps all elsewhere', async () => {
    expect(await check('postgres://x', 'smtp://x')).toEqual([])
  })
})

describe('a mail server that is down', () => {
  const ask = async (outcome: Delivery, hours: number) => {
    delivery = outcome
    test.time = new Date(noon.getTime() + hours * 3_700_000)
    await test.app.inject({
      method: 'POST',
      url: requestPasswordReset.path,
      payload: { email: people.ann },
    })
  }
  const degraded = [
    200,
    { status: 'degraded', degraded: ['The mail server cannot be used: mails wait.'] },
    undefined,
  ]

  it('is told, and takes no server out', async () => {
    const outage: Delivery = {
      status: 'refused',
      reason: 'connect ECONNREFUSED',
      isFinal: false,
      isOutage: true,
    }
    await ask(outage, 1)
    await vi.waitFor(async () => expect(await ready()).toEqual(degraded))
    await ask({ status: 'sent' }, 2)
    await vi.waitFor(async () => expect(await ready()).toEqual(works))
    expect(said()).toEqual(['the mail server does not work', 'the mail server works again'])
  })

  it('is not one that refuses a mailbox', async () => {
    await ask({ status: 'refused', reason: '550 no such mailbox', isFinal: true }, 3)
    await vi.waitFor(() => expect(said()).toEqual(['a password reset mail was not taken']))
    expect(await ready()).toEqual(works)
  })
})
