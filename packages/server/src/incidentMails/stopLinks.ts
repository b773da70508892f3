import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { createStopSignature } from '../mail/stopSignature.ts'
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
  const signature = await createStopSignature(db, { name: 'stop incident mails', ids: 2 })
  return {
    make: ({ choiceId, userId }) =>
      `${publicOrigin(config)}${stopPath}/${signature.write([choiceId, userId])}`,
    read: (link) => {
      const [choiceId, userId] = signature.read(link) ?? []
      return choiceId === undefined || userId === undefined ? null : { choiceId, userId }
    },
  }
}
