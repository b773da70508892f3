import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Machine } from './machine.ts'

/** Use of a key is noted this exactly. */
const touchMs = 60_000

/** Tells a key from other secrets, for whoever finds one in a log or a repository. */
const keyPrefix = 'npk_'

export interface NewMachineKey {
  companyId: number
  /** Which machine gets it. */
  name: string
  /** @default false */
  isDemo?: boolean
}

/**
 * Makes a key with which a machine delivers a company's data. It exists only in the answer to this call;
 * the database has its hash.
 */
export async function createMachineKey(
  db: Database,
  { companyId, name, isDemo = false }: NewMachineKey,
): Promise<{ id: number; key: string }> {
  const key = keyPrefix + randomBytes(32).toString('base64url')
  const { rows } = await db.query<{ id: number }>(
    `insert into machine_keys (company_id, name, hash, is_demo) values ($1, $2, $3, $4)
     returning id`,
    [companyId, name, hashKey(key), isDemo],
  )
  return { id: rows[0]?.id ?? 0, key }
}

/**
 * Finds whose key it is, and notes its use.
 * @returns null when it was never given, or it or its company is disabled
 */
export async function findMachine(db: Database, key: string, now: Date): Promise<Machine | null> {
  const hash = hashKey(key)
  const { rows } = await db.query<Machine & { lastUsedAt: string | null }>(
    `select machine_keys.id as "keyId", company_id as "companyId", last_used_at as "lastUsedAt"
     from machine_keys join companies on companies.id = company_id
     where hash = $1 and machine_keys.disabled_at is null and companies.disabled_at is null`,
    [hash],
  )
  const [row] = rows
  if (!row) return null
  const { lastUsedAt, ...machine } = row
  if (lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= touchMs) {
    await db.query('update machine_keys set last_used_at = $2 where hash = $1', [hash, now])
  }
  return machine
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
