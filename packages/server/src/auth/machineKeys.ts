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
  const key = newKey()
  const { rows } = await db.query<{ id: number }>(
    `insert into machine_keys (company_id, name, hash, is_demo) values ($1, $2, $3, $4)
     returning id`,
    [companyId, name, hashKey(key), isDemo],
  )
  return { id: rows[0]?.id ?? 0, key }
}

/**
 * Makes a key with which a machine delivers data of several companies, and says of each thing which it is of.
 * @param companyIds one at least
 */
export async function createKeyOfSeveral(
  db: Database,
  { companyIds, name }: { companyIds: readonly number[]; name: string },
): Promise<{ id: number; key: string }> {
  const key = newKey()
  const { rows } = await db.query<{ id: number }>(
    `with made as (
       insert into machine_keys (company_id, name, hash) values ($1, $2, $3) returning id
     )
     insert into machine_key_companies (key_id, company_id)
     select distinct made.id, company_id from made, unnest($4::bigint[]) as company_id
     returning key_id as id`,
    [companyIds[0], name, hashKeyOfSeveral(key), companyIds],
  )
  return { id: rows[0]?.id ?? 0, key }
}

function newKey(): string {
  return keyPrefix + randomBytes(32).toString('base64url')
}

/**
 * Finds whose key it is, and notes its use.
 * @returns null when it was never given, or it or all of its companies are disabled
 */
export async function findMachine(db: Database, key: string, now: Date): Promise<Machine | null> {
  const { rows } = await db.query<FoundKey>(
    `select machine_keys.id as "keyId", last_used_at as "lastUsedAt", hash = $2 as "isOfSeveral",
       companies.id, companies.name
     from machine_keys
     left join machine_key_companies on key_id = machine_keys.id and hash = $2
     join companies on companies.id =
       case when hash = $2 then machine_key_companies.company_id else machine_keys.company_id end
     where hash in ($1, $2) and machine_keys.disabled_at is null and companies.disabled_at is null
     order by companies.id`,
    [hashKey(key), hashKeyOfSeveral(key)],
  )
  const [first] = rows
  if (!first) return null
  const { keyId, lastUsedAt, isOfSeveral } = first
  if (lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= touchMs) {
    await db.query('update machine_keys set last_used_at = $2 where id = $1', [keyId, now])
  }
  return { keyId, isOfSeveral, companies: rows.map(({ id, name }) => ({ id, name })) }
}

interface FoundKey {
  keyId: number
  lastUsedAt: string | null
  isOfSeveral: boolean
  id: number
  name: string
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Another hash than a server has for it that knows of no such keys, and would take all for the first company's. */
function hashKeyOfSeveral(key: string): Buffer {
  return hashKey(`several companies: ${key}`)
}
