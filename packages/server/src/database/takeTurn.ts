import type { Database } from './database.ts'

/** Any numbers that nothing else in the database uses for its locks of two numbers. */
const classes = {
  deliveries: 725_174_303,
  reports: 725_174_304,
  schedules: 725_174_305,
  incidentMails: 725_174_306,
  tasks: 725_174_329,
  dueSchedules: 725_174_330,
  demo: 725_174_331,
  packing: 725_174_332,
} as const

/**
 * Waits until nobody else is at the same work for a company, and holds others up until the transaction
 * ends: for what counts rows before it adds one. Companies that share a number only wait longer.
 * @param db in a transaction
 */
export async function takeTurn(
  db: Database,
  work: keyof typeof classes,
  companyId: number,
): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1::int, ($2::bigint % 2147483647)::int)', [
    classes[work],
    companyId,
  ])
}

/**
 * Takes a turn at work that is done for all companies at once, if nobody else is at it: they do what there is.
 * @param db in a transaction, whose end ends the turn
 */
export async function tryTurn(db: Database, work: keyof typeof classes): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1::int, 0) as taken',
    [classes[work]],
  )
  return rows[0]?.taken ?? false
}
