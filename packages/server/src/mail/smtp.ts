import nodemailer from 'nodemailer'
import type { Delivery, Mail, Mailer } from './mail.ts'
import { toMessage } from './message.ts'

/** A mail server that says nothing for so long is given up. */
const patienceMs = 20_000

/** Hands mails over to a mail server. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    check: async () => {
      await transport.verify()
    },
    send: async (mail: Mail): Promise<Delivery> => {
      try {
        await transport.sendMail(toMessage(mail, from))
        return { status: 'sent' }
      } catch (error) {
        return readFailure(error)
      }
    },
  }
}

/**
 * Reads why a mail was not taken. An answer of the server says for certain that it was not; RFC 5321 §4.2.1:
 * 5yz is final, 4yz may pass. So does a connection that never came about; one that broke says nothing.
 */
function readFailure(error: unknown): Delivery {
  const message = error instanceof Error ? error.message : String(error)
  const code =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN
  const reason = firstLine(message)
  if (code >= 400) return { status: 'refused', reason, isFinal: code >= 500 }
  const wasConnected = !(
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'connect'
  )
  return wasConnected
    ? { status: 'unknown', reason }
    : { status: 'refused', reason, isFinal: false }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200)
}
