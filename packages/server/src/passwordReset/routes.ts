import { confirmPasswordReset, requestPasswordReset, serverLimits } from '@netportal/contract'
import { hashPassword } from '../auth/passwords.ts'
import { network } from '../auth/throttle.ts'
import { createWindowLimit } from '../auth/windowLimit.ts'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { resetLetter } from './letter.ts'
import { createResetLink, resetUrl, useResetLink } from './links.ts'

const minuteMs = 60_000

/** Resetting a forgotten password by mail. Ruling "Server": the answer tells nobody who has an account. */
export function passwordResetRoutes(services: Services): void {
  const { route, db, clock, inBackground } = services
  const requests = createWindowLimit(clock, {
    max: serverLimits.resetRequestsPerMinute,
    windowMs: minuteMs,
  })
  const mails = createWindowLimit(clock, {
    max: serverLimits.resetMailsPerHour,
    windowMs: 60 * minuteMs,
  })

  route(requestPasswordReset, async ({ body, address }) => {
    const wait = requests(network(address))
    if (wait > 0) {
      throw new HttpError(429, `Too many requests. Please try again in ${wait} seconds.`, {
        'retry-after': String(wait),
      })
    }
    const email = body.email.trim().toLowerCase()
    // What it takes to find an account and to send a mail must not be seen in the time of the answer.
    if (mails(email) === 0) inBackground('password reset mail', () => sendLink(services, email))
    return { message: 'If there is an account for this address, a link is on its way.' }
  })

  route(confirmPasswordReset, async ({ body }) => {
    if (isCommonPassword(body.new_password1)) {
      throw new HttpError(422, 'This password is too common. Please choose another one.')
    }
    const hash = await hashPassword(body.new_password1)
    if (!(await useResetLink(db, body, hash, clock()))) {
      throw new HttpError(400, confirmPasswordReset.failure)
    }
    return { message: 'The password has been changed.' }
  })
}

async function sendLink({ db, config, clock, mailer }: Services, email: string): Promise<void> {
  const link = await createResetLink(db, email, clock())
  if (link === null) return
  const delivery = await mailer.send(resetLetter(config, email, resetUrl(config, link)))
  if (delivery.status !== 'sent') throw new Error(`The mail was not taken: ${delivery.status}`)
}
