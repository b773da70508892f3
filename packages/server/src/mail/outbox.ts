import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Delivery, Mail, Mailer } from './mail.ts'
import { toMessage } from './message.ts'

const extension = '.eml'

/** Puts mails into a folder, a file each, in place of sending them. */
export function createOutbox(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return {
    check: async () => {
      await mkdir(folder, { recursive: true })
    },
    send: async (mail: Mail): Promise<Delivery> => {
      const { message } = await transport.sendMail(toMessage(mail, from))
      try {
        await put(folder, message)
        return { status: 'sent' }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return { status: 'refused', reason, isFinal: false, isOutage: true }
      }
    },
  }
}

/** Writes a mail as a file. Whoever reads the folder sees whole mails only. */
async function put(folder: string, message: Parameters<typeof writeFile>[1]): Promise<void> {
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const path = join(folder, `${time}-${randomBytes(4).toString('hex')}${extension}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(`${path}.tmp`, message)
    await rename(`${path}.tmp`, path)
  } catch (error) {
    await rm(`${path}.tmp`, { force: true })
    throw error
  }
}

/** Names of the mails in an outbox, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort()
    .reverse()
}

/**
 * The text of a mail in an outbox.
 * @param name one that `listOutbox` gave, or whatever stands in an address
 * @returns null when there is no such mail
 */
export async function readOutbox(folder: string, name: string): Promise<Buffer | null> {
  if (!/^[\w-]+$/.test(name)) return null
  return readFile(join(folder, `${name}${extension}`)).catch(() => null)
}
