import { randomBytes } from 'node:crypto'
import { PasswordResetRequest, serverLimits } from '@netportal/contract'
import type pg from 'pg'
import * as z from 'zod/mini'
import { operator } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import { hashPassword } from '../auth/passwords.ts'
import { type Database, transaction } from '../database/database.ts'
import { StartError } from '../http/errors.ts'
import { isCommonPassword } from '../passwordReset/commonPasswords.ts'

export interface Company {
  id: number
  name: string
}

/** @throws StartError when there is one of that name: commands could not tell them apart */
export function createCompany(pool: pg.Pool, name: string): Promise<Company> {
  return transaction(pool, async (db) => {
    const { rows } = await db.query<Company>(
      `insert into companies (name)
       select $1 where not exists (select from companies where lower(name) = lower($1))
       returning id, name`,
      [name],
    )
    const [company] = rows
    if (!company) throw new StartError(`There is a company '${name}' already.`)
    const about = { company: company.id, subject: ['company', company.id] as const }
    await record(db, operator, 'company-created', about)
    return company
  })
}

/**
 * @param which a name, in any letter case, or an id
 * @throws StartError when it names none
 */
export async function findCompany(db: Database, which: string): Promise<Company> {
  const { rows } = await db.query<Company>(
    'select id, name from companies where lower(name) = lower($1) or id::text = $1',
    [which],
  )
  const [company, ...others] = rows
  if (!company) throw new StartError(`There is no company '${which}'.`)
  if (others.length > 0)
    throw new StartError(`Several companies are called '${which}': say the id.`)
  return company
}

interface NewUser {
  /** Null for an administrator. */
  company: string | null
  /** Null makes one. */
  password: string | null
}

/** @returns `madePassword` is null when it was given */
export async function createUser(
  pool: pg.Pool,
  address: string,
  { company, password }: NewUser,
): Promise<{ id: number; email: string; madePassword: string | null }> {
  const email = address.toLowerCase()
  if (!z.safeParse(PasswordResetRequest, { email }).success) {
    throw new StartError(`'${address}' is no e-mail address.`)
  }
  if (password !== null) requireGoodPassword(password, email)
  const companyId = company === null ? null : (await findCompany(pool, company)).id
  const madePassword = password === null ? randomBytes(15).toString('base64url') : null
  const hash = await hashPassword(password ?? madePassword ?? '')
  const id = await transaction(pool, async (db) => {
    const { rows } = await db.query<{ id: number }>(
      `insert into users (email, password_hash, role, company_id) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [email, hash, companyId === null ? 'admin' : 'customer', companyId],
    )
    const [user] = rows
    if (!user) throw new StartError(`There is a user ${email} already.`)
    const about = { company: companyId, subject: ['user', user.id] as const }
    await record(db, operator, 'user-created', about)
    return user.id
  })
  return { id, email, madePassword }
}

/** The same rules as for a password that its owner chooses. */
function requireGoodPassword(password: string, email: string): void {
  const { passwordMinCharacters: min, passwordMaxCharacters: max } = serverLimits
  if (password.length < min || password.length > max) {
    throw new StartError(`A password has ${min} to ${max} characters.`)
  }
  if (isCommonPassword(password, email)) throw new StartError('This password is too common.')
}
