import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { serverLimits } from '@netportal/contract'
import type pg from 'pg'
import { asUser, type Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Config } from '../config/config.ts'
import { type Database, transaction } from '../database/database.ts'

/** The two parts of a link that sets a new password. */
export interface ResetLink {
  uid: string
  token: string
}

/**
 * Makes the link of an account, which ends the one before.
 * @param email in lower case
 * @returns null when there is no such account, or it is disabled
 */
export async function createResetLink(
  db: Database,
  email: string,
  now: Date,
): Promise<ResetLink | null> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await db.query<{ userId: number }>(
    `insert into password_resets (user_id, token_hash, created_at)
     select users.id, $2, $3 from users left join companies on companies.id = company_id
     where email = $1 and users.disabled_at is null and companies.disabled_at is null
     on conflict (user_id) do update set token_hash = $2, created_at = $3
     returning user_id as "userId"`,
    [email, hashToken(token), now],
  )
  const [row] = rows
  return row ? { uid: String(row.userId), token } : null
}

/** Nobody's token: no text has this hash. */
const noHash = Buffer.alloc(32)

/**
 * Finds whose a link is, and leaves it as it is. It costs a look into an index, for any link alike, so that
 * nothing dear is done for one that is none.
 * @returns the account's address; null when the link was never given, was used, replaced, or has run out
 */
export async function findResetAccount(
  db: Database,
  { uid, token }: ResetLink,
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ hash: Buffer; email: string }>(
    `select token_hash as hash, email from password_resets join users on users.id = user_id
     where user_id = $1 and password_resets.created_at > $2 and password_resets.created_at < $3`,
    [/^\d{1,15}$/.test(uid) ? uid : 0, ...validity(now)],
  )
  const [row] = rows
  const isRight = timingSafeEqual(hashToken(token), row?.hash ?? noHash)
  return isRight && row ? row.email : null
}

/**
 * When a link that works now was made. One that is from further in the future is from before a clock was set
 * back: it would work for as long as that.
 */
function validity(now: Date): [after: Date, before: Date] {
  const { resetLinkMs } = serverLimits
  return [new Date(now.getTime() - resetLinkMs), new Date(now.getTime() + resetLinkMs)]
}

/**
 * Sets the password that a link is for, uses the link up, and ends the user's sessions.
 * @returns false when the link was never given, was used, replaced, or has run out
 */
export function useResetLink(
  pool: pg.Pool,
  { uid, token }: ResetLink,
  { passwordHash, now, by }: { passwordHash: string; now: Date; by: Origin },
): Promise<boolean> {
  return transaction(pool, async (db) => {
    const { rows } = await db.query<{ userId: number }>(
      `delete from password_resets
       where user_id::text = $1 and token_hash = $2 and created_at > $3 and created_at < $4
       returning user_id as "userId"`,
      [uid, hashToken(token), ...validity(now)],
    )
    const [row] = rows
    if (!row) return false
    const { rows: users } = await db.query<{ id: number; companyId: number | null }>(
      'update users set password_hash = $2 where id = $1 returning id, company_id as "companyId"',
      [row.userId, passwordHash],
    )
    // Whoever has the link stands for the account that it was mailed to.
    for (const user of users) await record(db, asUser(by, user), 'password-reset')
    await db.query('delete from tokens where user_id = $1', [row.userId])
    return true
  })
}

/** The page of the portal that sets a new password. Never made from what a request says of its host. */
export function resetUrl(config: Config, { uid, token }: ResetLink): string {
  return `${publicOrigin(config)}/reset-password/${uid}/${token}`
}

/** Where people reach the portal; without one configured, this machine's own address. */
export function publicOrigin({ publicOrigin, port }: Config): string {
  return publicOrigin ?? `http://localhost:${port}`
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
