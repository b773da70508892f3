import type pg from 'pg'
import { transaction } from '../database/database.ts'
import { StartError } from '../http/errors.ts'

/** Kinds of things that can be disabled: the table, how a command names one, and whose sessions end with it. */
const kinds = {
  company: {
    table: 'companies',
    matches: 'id::text = $1 or lower(name) = lower($1)',
    label: 'name',
    sessions: 'company_id',
  },
  user: {
    table: 'users',
    matches: 'id::text = $1 or email = lower($1)',
    label: 'email',
    sessions: 'id',
  },
  key: { table: 'machine_keys', matches: 'id::text = $1', label: 'name', sessions: null },
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
  const { table, matches, label, sessions } = kinds[kind]
  return transaction(pool, async (db) => {
    const { rows } = await db.query<{ id: number; label: string }>(
      `update ${table} set disabled_at = $2 where ${matches} returning id, ${label} as label`,
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
    return `${kind} ${found.id} '${found.label}' is ${state}.`
  })
}
