import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseDown } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it.each(['08006', '08P01', '25006', '53300', '57P01', '57P03', 'ECONNRESET', 'EPIPE'])(
  'takes %s for a database that is gone, going, full or a replica',
  (code) => {
    expect(isDatabaseDown(withCode(code))).toBe(true)
  },
)

it.each(['57014', '42P01', '23505', '22021', '40P01', 'ENOSPC', 'EACCES'])(
  'takes %s for a fault of something else',
  (code) => {
    expect(isDatabaseDown(withCode(code))).toBe(false)
  },
)

it('knows what the driver throws when nobody listens, by address and by socket', async () => {
  for (const options of [{ host: '127.0.0.1', port: 1 }, { host: '/nowhere' }]) {
    const pool = new pg.Pool(options)
    expect(isDatabaseDown(await failure(pool.query('select 1')))).toBe(true)
    await pool.end()
    expect(isDatabaseDown(await failure(pool.query('select 1')))).toBe(true)
  }
})

it('does not take a missing file for a missing database', async () => {
  expect(isDatabaseDown(await failure(readFile('/nowhere')))).toBe(false)
  expect(isDatabaseDown(undefined)).toBe(false)
  // The same code, of a socket.
  const error = await new Promise((resolve) => connect('/nowhere').on('error', resolve))
  expect(isDatabaseDown(error)).toBe(true)
})
