import {
  answerTexts,
  confirmPasswordReset,
  requestPasswordReset,
  serverLimits,
} from '@netportal/contract'
import { network } from '../auth/network.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createWindowLimit } from '../auth/windowLimit.ts'
import { HttpError, tooMany } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { findResetAccount, useResetLink } from './links.ts'
import { type ResetMailNeeds, requestResetMail, sendResetMails } from './mails.ts'

const minuteMs = 60_000
/** How often mails are looked for that no mail server took at first. */
const retryMs = 10_000

/** Resetting a forgotten password by mail. Ruling "Server": the answer tells nobody who has an account. */
export function passwordResetRoutes(services: Services): void {
  const { route, db, clock, elapsed, background } = services
  const limit = (max: number, windowMs: number) => createWindowLimit(elapsed, { max, windowMs })
  const requests = limit(serverLimits.resetRequestsPerMinute, minuteMs)
  const confirms = limit(serverLimits.resetConfirmsPerMinute, minuteMs)
  const mails = limit(serverLimits.resetMailsPerHour, 60 * minuteMs)
  const requireTurn = (turns: typeof requests, address: string) => {
    const wait = turns.take(network(address))
    if (wait > 0) throw tooMany(`Too many requests. Please try again in ${wait} seconds.`, wait)
  }
  const needs: ResetMailNeeds = { ...services, onUncounted: mails.giveBack }
  background.repeat('password reset mails', retryMs, () => sendResetMails(needs))

  route(requestPasswordReset, async ({ body, address, by }) => {
    requireTurn(requests, address)
    const email = body.email.trim().toLowerCase()
    // What it takes to find an account and to send a mail must not be seen in the time of the answer.
    if (mails.take(email) === 0) {
      background.run('password reset mail', () =>
        requestResetMail(needs, email, by).catch((error: unknown) => {
          mails.giveBack(email)
          throw error
        }),
      )
    }
    return { message: answerTexts.resetRequested }
  })

  route(confirmPasswordReset, async ({ body, address, by }) => {
    requireTurn(confirms, address)
    if (isCommonPassword(body.new_password1)) throw tooCommon()
    // Hashing a password costs a thousand times as much as looking at a link.
    const email = await findResetAccount(db, body, clock())
    if (email === null) throw linkFailed()
    if (isCommonPassword(body.new_password1, email)) throw tooCommon()
    const passwordHash = await hashPassword(body.new_password1)
    if (!(await useResetLink(db, body, { passwordHash, now: clock(), by }))) throw linkFailed()
    return { message: answerTexts.passwordChanged }
  })
}

function tooCommon(): HttpError {
  return new HttpError(422, 'This password is too common. Please choose another one.')
}

function linkFailed(): HttpError {
  return new HttpError(400, confirmPasswordReset.failure)
}
