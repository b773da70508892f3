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
 * Reads why a mail was not taken. An answer of the server says for certain that it was not; RFC 5321 §4.2.1: 5yz is
 * final, 4yz may pass. An answer to other than the recipient or the text, to a password for one, is about the server:
 * it may pass too. So does a connection that never came about; one that broke says nothing.
 */
function readFailure(error: unknown): Delivery {
  const { code, command, responseCode, syscall, timeoutType } = describe(error)
  const reason = firstLine(error instanceof Error ? error.message : String(error))
  if (responseCode >= 400) {
    const isOutage = !(command === 'RCPT TO' || command === 'DATA') || responseCode === 421
    return { status: 'refused', reason, isFinal: responseCode >= 500 && !isOutage, isOutage }
  }
  const wasConnected = !(
    syscall === 'connect' ||
    code === 'EDNS' ||
    timeoutType === 'CONNECT_TIMEOUT' ||
    timeoutType === 'GREETING_TIMEOUT'
  )
  return wasConnected
    ? { status: 'unknown', reason }
    : { status: 'refused', reason, isFinal: false, isOutage: true }
}

/** Reads the fields that nodemailer's errors carry. */
function describe(error: unknown) {
  const fields: Partial<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const text = (name: string) => String(fields[name] ?? '')
  return {
    code: text('code'),
    command: text('command'),
    syscall: text('syscall'),
    timeoutType: text('timeoutType'),
    responseCode: Number(fields.responseCode ?? Number.NaN),
  }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200)
}
