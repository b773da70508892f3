import { expect, it } from 'vitest'
import { createWatches } from './watch.ts'

function setUp() {
  const lines: unknown[] = []
  const watches = createWatches()
  watches.logTo({
    error: (fields: unknown, text?: string) => lines.push(['error', text, fields]),
    warn: (_fields: unknown, text?: string) => lines.push(['warn', text]),
  })
  return { watches, lines }
}

it('says the first failure and the recovery, and nothing in between', () => {
  const { watches, lines } = setUp()
  const { database, mail } = watches
  database.worked()
  for (let count = 0; count < 5; count++) database.failed(new Error('connection refused'))
  expect([database.isDown, mail.isDown]).toEqual([true, false])
  for (let count = 0; count < 5; count++) database.worked()
  database.failed(new Error('again'))
  expect(lines).toMatchObject([
    ['error', 'the database does not work', { err: { message: 'connection refused' } }],
    ['warn', 'the database works again'],
    ['error', 'the database does not work', { err: { message: 'again' } }],
  ])
})

it("keeps people's addresses out of the log", () => {
  const { watches, lines } = setUp()
  watches.mail.failed(new Error('550 5.1.1 <ann@ash.test>: no such user ann@ash.test'))
  expect(lines).toMatchObject([
    [
      'error',
      'the mail server does not work',
      { err: { message: '550 5.1.1 <…>: no such user …' } },
    ],
  ])
  expect(JSON.stringify(lines)).not.toContain('ann')
})

it('says of a host with several addresses why the first of them does not answer', () => {
  const { watches, lines } = setUp()
  watches.database.failed(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]))
  expect(lines).toMatchObject([
    ['error', 'the database does not work', { err: { message: 'connect ECONNREFUSED ::1:5432' } }],
  ])
})
