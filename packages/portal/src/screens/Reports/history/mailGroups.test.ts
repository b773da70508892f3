import type { ReportMail } from '@netportal/contract'
import { expect, it } from 'vitest'
import { mailGroups, mailGroupText } from './mailGroups.ts'

const textsOf = (mails: ReportMail[]) => mailGroups(mails).map(mailGroupText)

it('names a recipient, and counts several of one outcome', () => {
  expect(textsOf([{ address: 'a@x.test', state: 'SENT' }])).toEqual(['Sent to a@x.test'])
  expect(
    textsOf([
      { address: 'a@x.test', state: 'SENT' },
      { address: 'b@x.test', state: 'SENT', reason: null },
    ]),
  ).toEqual(['Sent to 2 recipients'])
})

it('begins with what went wrong, and tells each reason once', () => {
  const refused = '550 No such mailbox'
  expect(
    textsOf([
      { address: 'a@x.test', state: 'SENT' },
      { address: 'b@x.test', state: 'WAITING' },
      { address: 'c@x.test', state: 'UNKNOWN', reason: 'The connection broke.' },
      { address: 'd@x.test', state: 'FAILED', reason: refused },
      { address: 'e@x.test', state: 'FAILED', reason: '552 Mailbox full' },
      { address: 'f@x.test', state: 'FAILED', reason: refused },
    ]),
  ).toEqual([
    'Not sent to 2 recipients: 550 No such mailbox',
    'Not sent to e@x.test: 552 Mailbox full',
    'Perhaps not sent to c@x.test: The connection broke.',
    'Not yet sent to b@x.test',
    'Sent to a@x.test',
  ])
})

it('tells why those wait that are held back', () => {
  const reason = 'Held back until 2026-06-19 00:00 UTC.'
  expect(
    textsOf([
      { address: 'a@x.test', state: 'WAITING', reason },
      { address: 'b@x.test', state: 'SENT' },
      { address: 'c@x.test', state: 'WAITING', reason },
    ]),
  ).toEqual([`Not yet sent to 2 recipients: ${reason}`, 'Sent to b@x.test'])
})

it('says of mails that their recipients have stopped them, which is no fault', () => {
  const stopped = {
    state: 'FAILED' as const,
    is_stopped: true,
    reason: 'This recipient has stopped these mails.',
  }
  expect(
    textsOf([
      { address: 'a@x.test', ...stopped },
      { address: 'b@x.test', state: 'SENT', is_stopped: false },
      { address: 'c@x.test', state: 'FAILED', reason: '550' },
    ]),
  ).toEqual(['Not sent to c@x.test: 550', 'Stopped by a@x.test', 'Sent to b@x.test'])
})

it('says nothing of a report that nobody was to get', () => {
  expect(textsOf([])).toEqual([])
})
