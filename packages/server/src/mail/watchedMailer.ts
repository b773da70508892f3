import { outcomeOf } from '../observe/meters.ts'
import { note, step } from '../observe/trace.ts'
import type { Watch } from '../watch.ts'
import { within } from '../within.ts'
import type { Mailer } from './mail.ts'

/** A mail server that keeps talking without an end is given up too. */
const checkMs = 60_000
const sendMs = 180_000

/** Gives a mailer's calls a time limit, and has it noticed when they fail for another reason than the mail itself. */
export function watchMailer(mailer: Mailer, watch: Watch): Mailer {
  return {
    check: async () => {
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
          return delivery
        } catch (error) {
          watch.failed(error)
          throw error
        }
      }),
  }
}
