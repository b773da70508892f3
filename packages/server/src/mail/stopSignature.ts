import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { readId } from '../http/ids.ts'

/** Writes and reads what a link that stops mails is about: ids that nobody can make up. */
export interface StopSignature {
  /** The ids with a signature, of characters that a path may have. */
  write(ids: readonly number[]): string
  /** @returns null for what was not signed here, for this purpose */
  read(text: string): number[] | null
}

/**
 * Signs with the key of the database, which all servers share and nobody has to set.
 * @param purpose what alone the links can do, and how many ids they name
 */
export async function createStopSignature(
  db: Database,
  purpose: { name: string; ids: number },
): Promise<StopSignature> {
  const { rows } = await db.query<{ key: Buffer }>('select key from incident_mail_key')
  const [row] = rows
  if (!row) throw new Error('The key of the links that stop mails is missing.')
  const sign = (ids: readonly number[]) =>
    createHmac('sha256', row.key)
      .update([purpose.name, ...ids].join(' '))
      .digest()
  return {
    write: (ids) => [...ids, sign(ids).toString('base64url')].join('-'),
    read: (text) => {
      const [, given = '', signature = ''] = /^((?:\d+-)+)([\w-]{43})$/.exec(text) ?? []
      const ids = given
        .split('-')
        .slice(0, -1)
        .flatMap((id) => readId(id) ?? [])
      if (ids.length !== purpose.ids) return null
      const [claimed, right] = [Buffer.from(signature, 'base64url'), sign(ids)]
      return claimed.length === right.length && timingSafeEqual(claimed, right) ? ids : null
    },
  }
}
