import type { AuditAction } from '@netportal/contract'
import type pg from 'pg'
import { operator } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import { createKeyOfSeveral, createMachineKey } from '../auth/machineKeys.ts'
import { type Database, transaction } from '../database/database.ts'
import { StartError } from '../http/errors.ts'
import { findCompany } from './accounts.ts'

/**
 * Makes a key of a company or, with others named, one of several, whose deliveries say which company they are of.
 * @returns what there is to say, with the key
 */
export async function createKey(
  db: pg.Pool,
  company: string,
  { also, keyName }: { also: readonly string[]; keyName: string },
): Promise<string> {
  const first = await findCompany(db, company)
  const others = await Promise.all(also.map((which) => findCompany(db, which)))
  const companyIds = [...new Set([first, ...others].map(({ id }) => id))]
  if (companyIds.length <= others.length) {
    throw new StartError('--also names a company that the key is of already.')
  }
  const made = await transaction(db, async (connection) => {
    const key =
      others.length === 0
        ? await createMachineKey(connection, { companyId: first.id, name: keyName })
        : await createKeyOfSeveral(connection, { companyIds, name: keyName })
    for (const id of companyIds) await tell(connection, 'key-created', key.id, id)
    return key
  })
  const names = [first, ...others].map(({ name }) => `'${name}'`).join(', ')
  return `Key ${made.id} of ${names} is made. Key (shown once): ${made.key}`
}

/** @throws StartError for a key of one company, which says of nothing whose it is */
export async function addToKey(db: pg.Pool, which: string, company: string): Promise<string> {
  const key = await findKeyOfSeveral(db, which)
  const { id, name } = await findCompany(db, company)
  await transaction(db, async (connection) => {
    const { rowCount } = await connection.query(
      'insert into machine_key_companies (key_id, company_id) values ($1, $2) on conflict do nothing',
      [key.id, id],
    )
    if (rowCount === 1) await tell(connection, 'key-company-added', key.id, id)
  })
  return `Key ${key.id} '${key.name}' delivers for '${name}' too.`
}

/** @throws StartError for a key of one company, and for the last company of a key */
export async function removeFromKey(db: pg.Pool, which: string, company: string): Promise<string> {
  const key = await findKeyOfSeveral(db, which)
  const { id, name } = await findCompany(db, company)
  if (!key.company_ids.includes(id)) throw new StartError(`Key ${key.id} is not of '${name}'.`)
  const left = key.company_ids.find((other) => other !== id)
  if (left === undefined)
    throw new StartError('It is the last company of the key: disable the key.')
  await transaction(db, async (connection) => {
    // Keys go with the company that they are said to be of first.
    await connection.query(
      'update machine_keys set company_id = $2 where id = $1 and company_id = $3',
      [key.id, left, id],
    )
    await connection.query(
      'delete from machine_key_companies where key_id = $1 and company_id = $2',
      [key.id, id],
    )
    await tell(connection, 'key-company-removed', key.id, id)
  })
  return `Key ${key.id} '${key.name}' delivers no more for '${name}'.`
}

async function findKeyOfSeveral(db: Database, which: string) {
  const { rows } = await db.query<{ id: number; name: string; company_ids: number[] }>(
    `select id, name, array(
       select machine_key_companies.company_id::integer from machine_key_companies where key_id = machine_keys.id
     ) as company_ids
     from machine_keys where id::text = $1`,
    [which],
  )
  const [key] = rows
  if (!key) throw new StartError(`There is no key '${which}'.`)
  if (key.company_ids.length === 0) {
    throw new StartError(
      'It is a key of one company: make one of several with create-key and --also.',
    )
  }
  return key
}

function tell(db: Database, action: AuditAction, keyId: number, company: number): Promise<void> {
  return record(db, operator, action, { company, subject: ['key', keyId] })
}
