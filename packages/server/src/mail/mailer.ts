import type { MailSettings } from '../config/config.ts'
import type { Mailer } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

/** Makes what hands mails over, as it is configured. */
export function createMailer({ from, smtpUrl, outboxFolder }: MailSettings): Mailer {
  return smtpUrl === null ? createOutbox(outboxFolder, from) : createSmtpMailer(smtpUrl, from)
}
