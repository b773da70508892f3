import { beforeEach, describe, expect, it, vi } from 'vitest'
import { operator } from '../audit/origin.ts'
import * as passwords from '../auth/passwords.ts'
import type { Delivery, Mail, Mailer } from '../mail/mail.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { noon, password, people } from '../testing/world.ts'
import { type ResetMailNeeds, requestResetMail, sendResetMails } from './mails.ts'

const sent: Mail[] = []
/** How the mail server answers. */
let answer: Delivery = { status: 'sent' }
const mailer: Mailer = {
  check: async () => {},
  send: async (mail) => {
    if (answer.status === 'sent') sent.push(mail)
    return answer
  },
}
const test = useTestApp({ PUBLIC_ORIGIN: 'https://portal.example.com' }, mailer)
const minuteMs = 60_000

let hour = 0
beforeEach(() => {
  // Each test in an hour of its own: mails are counted by the hour.
  hour += 1
  test.time = new Date(noon.getTime() + hour * 61 * minuteMs)
  sent.length = 0
  answer = { status: 'sent' }
})

const request = (email: string, headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/password-reset/request/',
    payload: { email },
    headers,
    remoteAddress: `203.0.113.${hour}`,
  })
const confirm = (link: { uid: string; token: string }, secret: string, second = secret) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/password-reset/confirm/',
    payload: { ...link, new_password1: secret, new_password2: second },
  })
const signIn = async (secret: string) =>
  (await test.app.inject(signInRequest(people.ann, secret))).statusCode

/** Asks for a link, and takes it from the mail as its reader would. */
async function linkFor(email: string = people.ann) {
  const mails = () => sent.filter(({ to }) => to === email)
  const before = mails().length
  await request(email)
  await vi.waitFor(() => expect(mails().length).toBe(before + 1))
  const [, uid = '', token = ''] =
    /https:\/\/portal\.example\.com\/reset-password\/([^/\s]+)\/(\S+)/.exec(
      mails().at(-1)?.text ?? '',
    ) ?? []
  return { uid, token }
}

const failed = 'Failed to reset password. The link may be invalid or expired.'

describe('asking for a link', () => {
  it('is answered alike for known and unknown addresses, in any case, and mailed to known ones alone', async () => {
    const answers = []
    for (const email of ['ANN@Ash.Test', 'nobody@ash.test', people.dora, people.carl]) {
      const { statusCode, body, headers } = await request(email, { authorization: 'Bearer stale' })
      const { date: _, 'x-request-id': _id, ...rest } = headers
      answers.push({ statusCode, body, headers: rest })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.statusCode).toBe(200)
    await linkFor(people.ben)
    expect(sent.map(({ to }) => to).sort()).toEqual([people.ann, people.ben])
  })

  it('sends three mails an hour to an account, and says nothing of the fourth', async () => {
    for (let count = 0; count < 3; count += 1) await linkFor(people.ann)
    expect((await request(people.ann)).statusCode).toBe(200)
    await linkFor(people.ben)
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    expect(sent.filter(({ to }) => to === people.ann)).toHaveLength(3)
  })

  it('is heard ten times a minute from one address', async () => {
    const codes = []
    for (let count = 0; count < 11; count += 1) {
      codes.push((await request(`someone${count}@x.test`)).statusCode)
    }
    expect(codes).toEqual([...Array(10).fill(200), 429])
  })

  it('keeps only a hash of the token', async () => {
    const { token } = await linkFor()
    const { rows } = await test.database.pool.query('select token_hash from password_resets')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(token)
  })
})

describe('a mail that the mail server does not take', () => {
  const refused = { status: 'refused', reason: '451 later', isFinal: false } as const
  const uncounted: string[] = []
  const needs = (): ResetMailNeeds => ({
    db: test.database.pool,
    config: test.config,
    clock: () => test.time,
    log: test.app.log,
    mailer,
    onUncounted: (email) => uncounted.push(email),
  })
  /** Does what the server does every few seconds. */
  const look = (afterMs: number) => {
    test.time = new Date(test.time.getTime() + afterMs)
    return sendResetMails(needs())
  }
  const waiting = async () =>
    (await test.database.pool.query('select from password_reset_mails')).rowCount

  it('is sent once the mail server takes it, and counts as one however often it was asked for', async () => {
    answer = refused
    for (let count = 0; count < 8; count += 1) await requestResetMail(needs(), people.ann, operator)
    expect(uncounted).toEqual(Array(7).fill(people.ann))
    expect(await waiting()).toBe(1)
    await look(40_000)
    answer = { status: 'sent' }
    await look(10_000)
    expect(sent).toEqual([])
    await look(60_000)
    expect(sent.map(({ to }) => to)).toEqual([people.ann])
    expect(await waiting()).toBe(0)
    await look(60_000)
    expect(sent).toHaveLength(1)
    const [, uid = '', token = ''] =
      /reset-password\/([^/\s]+)\/(\S+)/.exec(sent[0]?.text ?? '') ?? []
    expect((await confirm({ uid, token }, password)).statusCode).toBe(200)
    await linkFor()
    await linkFor()
  })

  it.each([
    { status: 'refused', reason: '550 no such mailbox', isFinal: true },
    { status: 'unknown', reason: 'socket hang up' },
  ] as const)('does not count when it is given up: %o', async (outcome) => {
    answer = outcome
    for (let count = 0; count < 5; count += 1) {
      await request(people.ann)
      await vi.waitFor(async () => expect(await waiting()).toBe(0))
    }
    answer = { status: 'sent' }
    await linkFor()
    expect(test.log.join()).toContain('a password reset mail was not taken')
    // A mail server's words about a mailbox may name it.
    expect(test.log.join()).not.toContain('no such mailbox')
  })

  it('is given up when its reader has, and waits for no clock that was set back', async () => {
    answer = refused
    await request(people.ann)
    await vi.waitFor(async () => expect(await waiting()).toBe(1))
    await look(-3 * 24 * 60 * minuteMs)
    await look(31 * minuteMs)
    expect(await waiting()).toBe(0)
  })
})

describe('a link', () => {
  it('sets the password once, and ends every session', async () => {
    const token = await test.tokenOf('ann')
    const link = await linkFor()
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      await test.app.inject({ method, url: `/reset-password/${link.uid}/${link.token}` })
    }
    const answer = await confirm(link, 'a new long password')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'The password has been changed.' },
    ])
    expect((await test.call('/api/v1/users/me/', token)).statusCode).toBe(401)
    expect(await signIn('a new long password')).toBe(200)
    expect(await signIn(password)).toBe(401)
    const again = await confirm(link, 'another password')
    expect([again.statusCode, again.json()]).toEqual([400, { detail: failed }])
    await confirm(await linkFor(), password)
  })

  it('ends the one before it', async () => {
    const first = await linkFor()
    const second = await linkFor()
    expect((await confirm(first, password)).statusCode).toBe(400)
    expect((await confirm(second, password)).statusCode).toBe(200)
  })

  it.each([
    [30 * minuteMs - 1, 200],
    [30 * minuteMs, 400],
  ])('after %i ms answers %i', async (afterMs, status) => {
    const link = await linkFor()
    test.time = new Date(test.time.getTime() + afterMs)
    expect((await confirm(link, password)).statusCode).toBe(status)
  })

  it.each([
    [{ uid: '1', token: 'x' }, password, password, 400, failed],
    [{ uid: 'x', token: '' }, password, password, 422, 'Invalid reset link.'],
    [{ uid: '1', token: 'x' }, 'short', 'short', 422, 'Use at least 8 characters.'],
    [{ uid: '1', token: 'x' }, password, 'other password', 422, 'Passwords do not match.'],
    [{ uid: '1', token: 'x' }, 'Password123', 'Password123', 422, 'too common'],
  ])('%o with %j and %j answers %i', async (link, first, second, status, detail) => {
    const answer = await confirm(link, first, second)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().detail).toContain(detail)
  })

  it('does not outlast a clock that is set back', async () => {
    const link = await linkFor()
    test.time = new Date(test.time.getTime() - 3 * 24 * 60 * minuteMs)
    expect((await confirm(link, password)).statusCode).toBe(400)
  })

  it('has no password hashed that it could not set', async () => {
    const hash = vi.spyOn(passwords, 'hashPassword')
    const link = await linkFor()
    const { uid } = link
    for (const bad of [
      { uid, token: 'x' },
      { uid: '999', token: 'x' },
      { uid: '1e0', token: 'x' },
    ]) {
      expect((await confirm(bad, password)).statusCode).toBe(400)
    }
    expect(hash).not.toHaveBeenCalled()
    expect((await confirm(link, password)).statusCode).toBe(200)
    expect(hash).toHaveBeenCalledTimes(1)
    hash.mockRestore()
  })

  it("takes no one's own address as a password", async () => {
    const answered = await confirm(await linkFor(), people.ann)
    expect([answered.statusCode, answered.json().detail]).toEqual([
      422,
      'This password is too common. Please choose another one.',
    ])
  })

  it('is heard ten times a minute from one address', async () => {
    const codes = []
    for (let count = 0; count < 11; count += 1) {
      codes.push((await confirm({ uid: '1', token: 'x' }, password)).statusCode)
    }
    expect(codes).toEqual([...Array(10).fill(400), 429])
  })

  it('of another user opens nothing', async () => {
    const { token } = await linkFor()
    const { rows } = await test.database.pool.query('select id from users where email = $1', [
      people.ben,
    ])
    expect((await confirm({ uid: String(rows[0]?.id), token }, password)).statusCode).toBe(400)
  })
})

it('never logs an address or a token', async () => {
  const { token } = await linkFor()
  expect(test.log.join('\n')).not.toMatch(/ash\.test/)
  expect(test.log.join('\n')).not.toContain(token)
})
