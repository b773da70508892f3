import { parseRecipients } from '@netportal/contract'
import type pg from 'pg'
import { eraseOrigins } from '../../audit/keep.ts'
import { operator } from '../../audit/origin.ts'
import { type About, record } from '../../audit/record.ts'
import { type Database, transaction } from '../../database/database.ts'
import { StartError } from '../../http/errors.ts'

interface Schedule {
  id: number
  name: string
  recipients: string
}

interface User {
  id: number
  company_id: number | null
}

/** What is known of who has an address: a user, or somebody whom reports are mailed to. */
export interface AddressData {
  user: User | null
  sessions: unknown[]
  incident_mail_choices: unknown[]
  incident_mails: unknown[]
  report_mails: unknown[]
  test_reports: unknown[]
  /** Those that are mailed to the address. */
  schedules: Schedule[]
  /** Names of those that the address has set up. */
  created_schedules: unknown[]
  /** What the user did, and what was done to the account. */
  audit: unknown[]
}

/** Reads what is known of who has an address. */
export async function readAddress(db: Database, address: string): Promise<AddressData> {
  const list = async (sql: string) => (await db.query<Record<string, unknown>>(sql, [address])).rows
  const ofUser = '(select id from users where email = lower(btrim($1)))'
  const { rows: users } = await db.query<User>(
    `select users.id, email, role, company_id, companies.name as company, users.created_at, users.disabled_at
     from users left join companies on companies.id = company_id where users.id = ${ofUser}`,
    [address],
  )
  const { rows: schedules } = await db.query<Schedule>(
    'select id, name, recipients from report_schedules where position(lower($1) in lower(recipients)) > 0 order by id',
    [address],
  )
  return {
    user: users[0] ?? null,
    sessions: await list(`select created_at, last_used_at from tokens where user_id = ${ofUser}`),
    incident_mail_choices: await list(
      `select is_for_all, grade, after_minutes, is_end_mailed, since
       from incident_mail_choices where user_id = ${ofUser} order by id`,
    ),
    incident_mails: await list(
      `select address, subject, made_at, state
       from incident_mails where user_id = ${ofUser} order by id`,
    ),
    report_mails: await list(
      `select report_id, period_start::text, period_end::text, state, settled_at
       from report_mails where lower(address) = lower($1) order by report_id`,
    ),
    test_reports: await list(
      'select id, initiated_at from reports where lower(test_address) = lower($1) order by id',
    ),
    schedules: schedules.filter(({ recipients }) => restOf(recipients, address) !== null),
    created_schedules: await list(
      'select id, name from report_schedules where lower(created_by) = lower($1) order by id',
    ),
    audit: await list(
      `select at, action, actor_kind, subject_kind, subject_id, request_id, address from audit_entries
       where (actor_kind = 'user' and actor_id = ${ofUser})
         or (subject_kind = 'user' and subject_id = ${ofUser}::text)
       order by at, id`,
    ),
  }
}

/** Names who has an address in the audit log: by the user's id, if there is one. */
export function addressSubject({ user }: AddressData): About {
  if (user === null) return { subject: ['address'] }
  return { company: user.company_id, subject: ['user', user.id] }
}

/** The recipients without an address; null where it is none of them. */
function restOf(recipients: string, address: string): string[] | null {
  const { addresses } = parseRecipients(recipients)
  const rest = addresses.filter((one) => one.toLowerCase() !== address.toLowerCase())
  return rest.length === addresses.length ? null : rest
}

/**
 * Erases an address and the user who has it. That a report was mailed stays, without to whom;
 * what the user did, under an id that leads to nobody.
 * @throws StartError when a schedule would have no recipient left
 */
export function eraseAddress(pool: pg.Pool, address: string): Promise<AddressData> {
  return transaction(pool, async (db) => {
    const data = await readAddress(db, address)
    for (const { id, name, recipients } of data.schedules) {
      const rest = restOf(recipients, address) ?? []
      if (rest.length === 0) {
        throw new StartError(
          `Schedule ${id} '${name}' is mailed to nobody else: give it another recipient, or delete it.`,
        )
      }
      await db.query(
        'update report_schedules set recipients = $2, version = version + 1 where id = $1',
        [id, rest.join(', ')],
      )
    }
    const erase = (sql: string) => db.query(sql, [address])
    await erase('update report_schedules set created_by = null where lower(created_by) = lower($1)')
    await erase(
      `update report_mails set address = 'erased-' || gen_random_uuid() where lower(address) = lower($1)`,
    )
    await erase(`update reports set test_address = 'erased' where lower(test_address) = lower($1)`)
    if (data.user) await eraseOrigins(db, data.user.id)
    await erase('delete from users where email = lower(btrim($1))')
    await record(db, operator, 'person-erased', addressSubject(data))
    return data
  })
}
