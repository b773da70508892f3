import { type Elapsed, elapsed as sinceStart } from '../elapsed.ts'
import { outcomeOf } from '../observe/meters.ts'
import { note, step } from '../observe/trace.ts'
import type { Watch } from '../watch.ts'
import { within } from '../within.ts'
import type { Mailer } from './mail.ts'

/** A mail server that keeps talking without an end is given up too. */
const checkMs = 60_000
const sendMs = 180_000

/** A mail server that took a mail so lately is not asked whether it works: that would be a connection for each mail. */
const freshMs = 10_000

/** Gives a mailer's calls a time limit, and has it noticed when they fail for another reason than the mail itself. */
export function watchMailer(mailer: Mailer, watch: Watch, elapsed: Elapsed = sinceStart): Mailer {
  let tookAtMs: number | null = null
  return {
    check: async () => {
      if (tookAtMs !== null && elapsed() - tookAtMs < freshMs) return
      try {
        await within(checkMs, 'mail server', mailer.check())
        watch.worked()
      } catch (error) {
        watch.failed(error)
        throw error
      }
    },
    send: (mail) =>
      step('send mail', {}, async () => {
        try {
          const delivery = await within(sendMs, 'mail server', mailer.send(mail))
          note({ 'netportal.mail_outcome': outcomeOf(delivery) })
          const isOut =
            delivery.status === 'unknown' || (delivery.status === 'refused' && delivery.isOutage)
          if (isOut) watch.failed(new Error(delivery.reason))
          else watch.worked()
          tookAtMs = isOut ? null : elapsed()
          return delivery
        } catch (error) {
          tookAtMs = null
          watch.failed(error)
          throw error
        }
      }),
  }
}
