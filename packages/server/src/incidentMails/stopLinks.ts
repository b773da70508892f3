import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { readId } from '../http/ids.ts'
import { publicOrigin } from '../passwordReset/links.ts'

/** Whose choice a link stops. */
export interface StopTarget {
  choiceId: number
  userId: number
}

/** Makes and reads the links that stop the mails of a choice without a session. */
export interface StopLinks {
  make(target: StopTarget): string
  /** @returns null for what was not signed here */
  read(link: string): StopTarget | null
}

export const stopPath = '/api/incident-mails/stop'

/** Makes stop links that are signed with the key of the database: a link can stop its choice, and nothing else. */
export async function createStopLinks(db: Database, config: Config): Promise<StopLinks> {
  const { rows } = await db.query<{ key: Buffer }>('select key from incident_mail_key')
  const [row] = rows
  if (!row) throw new Error('The key of the links that stop mails is missing.')
  const sign = ({ choiceId, userId }: StopTarget) =>
    createHmac('sha256', row.key).update(`stop incident mails ${choiceId} ${userId}`).digest()
  return {
    make: (target) => {
      const signature = sign(target).toString('base64url')
      return `${publicOrigin(config)}${stopPath}/${target.choiceId}-${target.userId}-${signature}`
    },
    read: (link) => {
      const [, choice = '', user = '', signature = ''] =
        /^(\d+)-(\d+)-([\w-]{43})$/.exec(link) ?? []
      const [choiceId, userId] = [readId(choice), readId(user)]
      if (choiceId === null || userId === null) return null
      const target = { choiceId, userId }
      const given = Buffer.from(signature, 'base64url')
      const right = sign(target)
      return given.length === right.length && timingSafeEqual(given, right) ? target : null
    },
  }
}
