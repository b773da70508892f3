import type { Database } from '../database/database.ts'

/** Mails that a company may send in a day, whichever of its schedules they come from, when due or by hand. */
export interface MailBudget {
  companyId: number
  /** 0 for no limit. */
  perDay: number
}

const dayMs = 86_400_000

/** The day that a mail of this moment counts for: the same for all servers, wherever they are. */
export function budgetDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** When the next day's mails may go. */
export function nextBudgetDay(now: Date): Date {
  return new Date(Date.parse(budgetDay(now)) + dayMs)
}

/** Does not count a mail that was not taken after all. */
export async function giveBack(
  db: Database,
  { companyId }: MailBudget,
  day: string,
): Promise<void> {
  await db.query(
    'update company_mails set mails = mails - 1 where company_id = $1 and day = $2 and mails > 0',
    [companyId, day],
  )
}

/** Why mails wait that are within no budget today, for readers of the history. */
export function heldBack({ perDay }: MailBudget, until: Date): string {
  const time = until.toISOString().slice(0, 16).replace('T', ' ')
  return `Held back until ${time} UTC. This customer's ${perDay.toLocaleString('en-US')} mails of the day are used up.`
}

/** Removes the counts of days that are long over. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await db.query('delete from company_mails where day < $1', [
    budgetDay(new Date(now.getTime() - 7 * dayMs)),
  ])
}
