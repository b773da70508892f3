import { expect, it } from 'vitest'
import { createWatches } from '../watch.ts'
import type { Delivery } from './mail.ts'
import { watchMailer } from './watchedMailer.ts'

const mail = { to: 'a@x.test', subject: 'One', text: 'Text', html: '' }

it('asks a mail server whether it works, unless it has just taken a mail', async () => {
  let checks = 0
  let nowMs = 0
  let delivery: Delivery = { status: 'sent' }
  const server = {
    check: async () => {
      checks += 1
    },
    send: async () => delivery,
  }
  const mailer = watchMailer(server, createWatches().mail, () => nowMs)
  const checksOf = async (next: Delivery, laterMs: number) => {
    delivery = next
    await mailer.send(mail)
    nowMs += laterMs
    checks = 0
    await mailer.check()
    return checks
  }
  await mailer.check()
  expect(checks).toBe(1)
  expect(await checksOf({ status: 'sent' }, 9_000)).toBe(0)
  expect(await checksOf({ status: 'sent' }, 11_000)).toBe(1)
  const reason = 'no such person'
  expect(await checksOf({ status: 'refused', reason, isFinal: true, isOutage: false }, 0)).toBe(0)
  expect(await checksOf({ status: 'refused', reason, isFinal: false, isOutage: true }, 0)).toBe(1)
  await mailer.send(mail)
  expect(await checksOf({ status: 'unknown', reason }, 0)).toBe(1)
})
