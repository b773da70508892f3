import { mailReasons } from '../mail/reasons.ts'
import { retryAfterMs } from '../outage.ts'
import { budgetDay, giveBack } from '../schedules/budget.ts'
import type { Services } from '../services.ts'
import { composeItems } from './compose.ts'
import { makeIncidentMails } from './decide.ts'
import { incidentMail } from './letter.ts'
import {
  type ClaimedMail,
  claimMail,
  hasDueMails,
  type Outcome,
  sayWhyTheyWait,
  settleMail,
  settleOld,
} from './mails.ts'
import { createStopLinks, type StopLinks } from './stopLinks.ts'

export interface IncidentMailNeeds extends Pick<Services, 'db' | 'config' | 'mailer'> {
  /** The time by the clock of the database, which all servers share. */
  databaseTime: () => Promise<Date>
}

const minuteMs = 60_000

const reasons = {
  ...mailReasons,
  retry: 'The mail server did not take it. Trying again.',
  failed: 'It could not be written. Trying again.',
  untrue:
    'Not needed any more: by the time it could be sent, this was no longer so, or no longer chosen.',
}

/** Makes the mails that are due, and hands over all that wait. Several servers may do so at once. */
export async function mailIncidents(needs: IncidentMailNeeds): Promise<void> {
  const { db, config, mailer, databaseTime } = needs
  const now = await databaseTime()
  await settleOld(db, now)
  await makeIncidentMails(db, now)
  if (!(await hasDueMails(db, now))) return
  try {
    await mailer.check()
  } catch {
    // It is noticed and logged where the mail server is watched.
    await sayWhyTheyWait(db, reasons.retry, now)
    return
  }
  const links = await createStopLinks(db, config)
  for (;;) {
    const mail = await claimMail(db, config.companyMailsPerDay, now)
    if (mail === null) return
    if (mail !== 'held' && !(await send(needs, mail, { links, now }))) return
  }
}

/** @returns false when no other mail would be taken now */
async function send(
  { db, config, mailer }: IncidentMailNeeds,
  mail: ClaimedMail,
  { links, now }: { links: StopLinks; now: Date },
): Promise<boolean> {
  const budget = { companyId: mail.companyId, perDay: config.companyMailsPerDay }
  const [first, ...others] = await composeItems(db, mail, now).catch(async (error: unknown) => {
    // Nothing was handed over yet.
    const tryAt = new Date(now.getTime() + minuteMs)
    await settleMail(db, mail.id, { state: 'WAITING', reason: reasons.failed, tryAt })
    throw error
  })
  if (first === undefined) {
    await giveBack(db, budget, budgetDay(now))
    await settleMail(db, mail.id, { state: 'FAILED', reason: reasons.untrue })
    return true
  }
  const letter = incidentMail(config, {
    address: mail.address,
    id: String(mail.id),
    items: [first, ...others],
    stopUrl: ({ choiceId }) => links.make({ choiceId, userId: mail.userId }),
    now,
  })
  await db.query('update incident_mails set subject = $2 where id = $1', [mail.id, letter.subject])
  const delivery = await mailer.send(letter)
  if (delivery.status === 'refused') await giveBack(db, budget, budgetDay(now))
  await settleMail(db, mail.id, outcomeOf(delivery, mail, now))
  return delivery.status === 'sent' || (delivery.status === 'refused' && !delivery.isOutage)
}

function outcomeOf(
  delivery: Awaited<ReturnType<IncidentMailNeeds['mailer']['send']>>,
  { madeAt }: ClaimedMail,
  now: Date,
): Outcome {
  switch (delivery.status) {
    case 'sent':
      return { state: 'SENT' }
    case 'refused':
      if (delivery.isFinal) return { state: 'FAILED', reason: delivery.reason }
      return {
        state: 'WAITING',
        reason: reasons.retry,
        tryAt: new Date(now.getTime() + retryAfterMs(now.getTime() - Date.parse(madeAt))),
      }
    case 'unknown':
      return { state: 'UNKNOWN', reason: reasons.unknown }
    default:
      return delivery satisfies never
  }
}
