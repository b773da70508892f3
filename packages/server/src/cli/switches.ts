import type pg from 'pg'
import { operator } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import { transaction } from '../database/database.ts'
import { StartError } from '../http/errors.ts'

/** Kinds of things that can be disabled: the table, how a command names one, whose it is, and whose sessions end with it. */
const kinds = {
  company: {
    table: 'companies',
    matches: 'id::text = $1 or lower(name) = lower($1)',
    label: 'name',
    company: 'id',
    sessions: 'company_id',
  },
  user: {
    table: 'users',
    matches: 'id::text = $1 or email = lower($1)',
    label: 'email',
    company: 'company_id',
    sessions: 'id',
  },
  key: {
    table: 'machine_keys',
    matches: 'id::text = $1',
    label: 'name',
    company: 'company_id',
    sessions: null,
  },
} as const

export type Kind = keyof typeof kinds

export function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text)
}

/**
 * Disables something, or enables it again. Sessions end and stay ended.
 * @param which as a command names it
 * @param disabledAt null enables
 * @returns what was done
 * @throws StartError when it names nothing, or several things
 */
export function setEnabled(
  pool: pg.Pool,
  kind: Kind,
  which: string,
  disabledAt: Date | null,
): Promise<string> {
  const { table, matches, label, company, sessions } = kinds[kind]
  return transaction(pool, async (db) => {
    const { rows } = await db.query<{ id: number; label: string; company: number | null }>(
      `update ${table} set disabled_at = $2 where ${matches} returning id, ${label} as label, ${company} as company`,
      [which, disabledAt],
    )
    const [found, ...others] = rows
    if (!found) throw new StartError(`There is no ${kind} '${which}'.`)
    if (others.length > 0) throw new StartError(`Several are called '${which}': say the id.`)
    if (disabledAt !== null && sessions !== null) {
      await db.query(
        `delete from tokens where user_id in (select id from users where ${sessions} = $1)`,
        [found.id],
      )
    }
    const state = disabledAt === null ? 'enabled' : 'disabled'
    const about = { company: found.company, subject: [kind, found.id] as const }
    await record(db, operator, `${kind}-${state}`, about)
    return `${kind} ${found.id} '${found.label}' is ${state}.`
  })
}
