import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail as nodemailer takes it. It says that a program wrote it, so that no program answers (RFC 3834). */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  const { attachment, messageId, stopUrl, ...rest } = mail
  return {
    ...rest,
    from,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl !== undefined && {
        'List-Unsubscribe': `<${stopUrl}>`,
        // RFC 8058 knows it for HTTPS alone. Whether it counts is up to the signature of the provider's mail server.
        ...(stopUrl.startsWith('https:') && {
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }),
    },
    ...(messageId !== undefined && { messageId }),
    ...(attachment && {
      attachments: [{ filename: attachment.fileName, content: attachment.bytes }],
    }),
  }
}
