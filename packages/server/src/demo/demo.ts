import type pg from 'pg'
import { hashPassword } from '../auth/passwords.ts'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { StartError } from '../http/errors.ts'
import { ensurePartitions, retentionStart } from '../series/partitions.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { seedSchedules } from './schedules.ts'
import { seedCompanies } from './seed.ts'
import { companies } from './sites.ts'

/** The longest that a page of the portal looks back, and a day for the zones. */
const historyDays = 91

/**
 * Makes the demo's customers and accounts, or what is missing of them. What moves comes from the simulator.
 * @throws StartError when the database has real customers: the demo's passwords are known to everyone
 */
export async function startDemo(pool: pg.Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, retentionStart(now, historyDays), now)
  await transaction(pool, async (db) => {
    // Two servers that are started together would both make them.
    await takeTurn(db, 'demo', 0)
    await refuseRealCustomers(db)
    const { rowCount } = await db.query('select from companies where is_demo limit 1')
    if (rowCount === 0) await seedCompanies(db, now)
    await insertAccounts(db)
    await seedSchedules(db, now)
  })
}

/** Takes the demo's accounts, keys and schedules away, sessions too: they live no longer than demo mode. */
export async function endDemo(db: Database): Promise<void> {
  await db.query('delete from users where is_demo')
  await db.query('delete from machine_keys where is_demo')
  await db.query(
    'delete from report_schedules using companies where companies.id = company_id and is_demo',
  )
}

async function refuseRealCustomers(db: Database): Promise<void> {
  const { rowCount } = await db.query(
    `select from companies where not is_demo
     union all
     select from users where not is_demo
     limit 1`,
  )
  if (rowCount !== 0) {
    throw new StartError(
      'Demo mode adds accounts with known passwords, so it wants a database without real customers: unset DEMO, or choose another database with DATA_DIR or DATABASE_URL.',
    )
  }
}

/** Hashing a password takes its time: only accounts that are missing are made. */
async function insertAccounts(db: Database): Promise<void> {
  const { rows } = await db.query<{ email: string }>('select email from users where is_demo')
  const known = new Set(rows.map(({ email }) => email))
  for (const { email, company } of demoAccounts) {
    if (known.has(email)) continue
    await db.query(
      `insert into users (email, password_hash, role, company_id, is_demo)
       values ($1, $2, $3, (select id from companies where is_demo and name = $4), true)`,
      [
        email,
        await hashPassword(demoPassword),
        company === null ? 'admin' : 'customer',
        company === null ? null : companies[company].name,
      ],
    )
  }
}
