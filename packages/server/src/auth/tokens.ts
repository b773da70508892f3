import { createHash, randomBytes } from 'node:crypto'
import type { SessionLengths } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Viewer } from './viewer.ts'

/** Use of a session is noted this exactly: one write a minute instead of one per call. */
const touchMs = 60_000

/**
 * Starts a session. The token exists only in the answer to this call; the database has its hash.
 * @returns 32 random bytes as base64url
 */
export async function createToken(
  db: Database,
  userId: number,
  lengths: SessionLengths,
  now: Date,
): Promise<string> {
  await db.query(
    'delete from tokens where user_id = $1 and (created_at <= $2 or last_used_at <= $3)',
    [userId, ...endings(lengths, now)],
  )
  const token = randomBytes(32).toString('base64url')
  await db.query(
    'insert into tokens (hash, user_id, created_at, last_used_at) values ($1, $2, $3, $3)',
    [hashToken(token), userId, now],
  )
  return token
}

/**
 * Finds whose session a token is, and notes its use.
 * @returns null when it was never given, is revoked or past its time, or its user or company is disabled
 */
export async function findViewer(
  db: Database,
  token: string,
  lengths: SessionLengths,
  now: Date,
): Promise<Viewer | null> {
  const hash = hashToken(token)
  const { rows } = await db.query<Viewer & { lastUsedAt: string }>(
    `select users.id as "userId", email, role, company_id as "companyId",
       companies.name as "companyName", last_used_at as "lastUsedAt"
     from tokens
     join users on users.id = user_id
     left join companies on companies.id = company_id
     where hash = $1 and tokens.created_at > $2 and last_used_at > $3
       and users.disabled_at is null and companies.disabled_at is null`,
    [hash, ...endings(lengths, now)],
  )
  const [row] = rows
  if (!row) return null
  const { lastUsedAt, ...viewer } = row
  // One that was used in the future is from before a clock was set back, and would last for as long as that.
  if (Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= touchMs) {
    await db.query(
      'update tokens set last_used_at = $2, created_at = least(created_at, $2) where hash = $1',
      [hash, now],
    )
  }
  return viewer
}

/** Ends the session of a token; one that is no session's is let be. */
export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.query('delete from tokens where hash = $1', [hashToken(token)])
}

/** Removes the sessions of everyone that are past their time, and dates those of a clock that was set back. */
export async function deleteEndedTokens(
  db: Database,
  lengths: SessionLengths,
  now: Date,
): Promise<void> {
  await db.query(
    'delete from tokens where created_at <= $1 or last_used_at <= $2',
    endings(lengths, now),
  )
  await db.query(
    `update tokens set created_at = least(created_at, $1), last_used_at = least(last_used_at, $1)
     where created_at > $1 or last_used_at > $1`,
    [now],
  )
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Sessions that began or were last used at these instants, or before, are over. */
function endings({ maxMs, idleMs }: SessionLengths, now: Date): [Date, Date] {
  return [new Date(now.getTime() - maxMs), new Date(now.getTime() - idleMs)]
}
