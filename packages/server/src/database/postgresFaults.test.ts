import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { StartError } from '../http/errors.ts'
import { createDatabase, dropDatabase } from '../testing/postgresServer.ts'
import { openPostgres } from './database.ts'
import { migrateAll } from './openDatabase.ts'
import { explainPostgres, unreachable } from './postgresFaults.ts'

const said = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof StartError ? error.message : error),
  )

it.each([
  [
    'of several addresses the first that fails',
    new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('other')]),
    'connect ECONNREFUSED ::1:5432',
  ],
  [
    'that a password is missing',
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'it asks for a password, and the address has none',
  ],
])('says %s', (_, error, reason) => {
  expect(unreachable('DATABASE_URL', error).message).toBe(
    `The database of DATABASE_URL cannot be used: ${reason}.`,
  )
})

it('leaves what is no fault of the settings as it is', () => {
  const error = Object.assign(new Error('x'), { code: '42P01' })
  expect(explainPostgres(error)).toBe(error)
})

const template = inject('databaseTemplate')
describe.skipIf(template.kind === 'embedded')('a PostgreSQL server', () => {
  const server = template.kind === 'embedded' ? '' : template.server

  it('is asked whether the direct address leads to the same database', async () => {
    const { name, url } = await createDatabase(server)
    onTestFinished(() => dropDatabase(server, name))
    const open = (directUrl: string) => openPostgres(url, { directUrl })
    expect(await said(open(server))).toBe(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.',
    )
    expect(await said(open('postgres://app:s3cret@127.0.0.1:1/portal'))).toBe(
      'The database of DATABASE_DIRECT_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    )
    await (await open(url)).close()
  })

  it.each([
    ['default_transaction_read_only=on', 'takes no writes: it is a replica'],
    ['role=pg_monitor', 'lacks a right in its database: permission denied for schema public. Let'],
  ])('that refuses to make tables (%s) is told in a sentence', async (option, sentence) => {
    const { name, url } = await createDatabase(server)
    onTestFinished(() => dropDatabase(server, name))
    const databaseUrl = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c ${option}`)}`
    const opened = migrateAll(
      { databaseUrl, dataFolder: '/nowhere' },
      () => {},
      () => {},
    )
    expect(await said(opened)).toContain(sentence)
  })
})
