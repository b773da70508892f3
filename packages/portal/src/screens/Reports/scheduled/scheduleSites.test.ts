import { schedules } from '@netportal/contract/fixtures'
import { isolate } from '@netportal/format'
import { expect, it } from 'vitest'
import { whomText } from './scheduleSites.ts'

it.each([
  ['a@x.example', [], 'A'],
  ['a@x.example, b@x.example', [], 'A and 1 more'],
  ['a@x.example', ['A@x.example'], 'A, stopped'],
  ['a@x.example, b@x.example', ['b@x.example', 'gone@x.example'], 'A and 1 more, 1 stopped'],
])('says to whom %j are sent where %j stopped them', (recipients, stopped, text) => {
  const stopped_recipients = stopped.map((address) => ({
    address,
    stopped_at: '2026-06-15T08:20:00Z',
  }))
  const said = schedules
    .slice(0, 1)
    .map((one) => whomText({ ...one, recipients, stopped_recipients, site_recipients: null }))
  expect(said).toEqual([text.replace('A', isolate('a@x.example'))])
})
