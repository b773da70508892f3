import { serverLimits } from '@netportal/contract'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Config } from '../config/config.ts'
import { type Database, transaction } from '../database/database.ts'
import type { Mailer } from '../mail/mail.ts'
import { resetLetter } from './letter.ts'
import { createResetLink, resetUrl } from './links.ts'

export interface ResetMailNeeds {
  db: pg.Pool
  config: Config
  clock: () => Date
  mailer: Mailer
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told of an address whose mail does not count, as it was not sent. */
  onUncounted: (email: string) => void
}

/** The first wait; each later one is as long as all before it. */
const firstWaitMs = 30_000
/** Few enough for one go; the next one takes the rest. */
const atOnce = 20

/**
 * Notes that an account wants a link, and mails it. Nothing happens for an address without an account, or with a
 * disabled one. Who asks while an earlier mail still waits gets that one.
 * @param email in lower case
 */
export async function requestResetMail(
  needs: ResetMailNeeds,
  email: string,
  by: Origin,
): Promise<void> {
  const asked = await transaction(needs.db, (db) =>
    noteRequest(db, email, { by, now: needs.clock() }),
  )
  if (asked === 'no account') return
  if (asked === 'again') needs.onUncounted(email)
  await sendResetMails(needs)
}

/** Of the requests while a mail waits the first alone is told, so that nobody fills the log. */
async function noteRequest(
  db: Database,
  email: string,
  { by, now }: { by: Origin; now: Date },
): Promise<'no account' | 'first' | 'again'> {
  const { rows } = await db.query<{ isNew: boolean; userId: number; company: number | null }>(
    `insert into password_reset_mails (user_id, requested_at, try_at)
     select users.id, $2, $2 from users left join companies on companies.id = company_id
     where email = $1 and users.disabled_at is null and companies.disabled_at is null
     on conflict (user_id) do update set requested_at = excluded.requested_at
     returning xmax = 0 as "isNew", user_id as "userId",
       (select company_id from users where users.id = user_id) as company`,
    [email, now],
  )
  const [row] = rows
  if (!row) return 'no account'
  if (!row.isNew) return 'again'
  await record(db, by, 'password-reset-asked', {
    company: row.company,
    subject: ['user', row.userId],
  })
  return 'first'
}

interface Waiting {
  userId: number
  email: string
}

/**
 * Mails the links that wait for it. Several processes may do so at once: each takes others. What no mail server
 * takes is tried again, until whoever asked has stopped waiting.
 */
export async function sendResetMails(needs: ResetMailNeeds): Promise<void> {
  const { db, clock } = needs
  await giveUp(needs)
  const { rows } = await db.query<Waiting>(
    // Times beyond the longest wait are of a clock that was set back meanwhile.
    `update password_reset_mails
     set requested_at = least(requested_at, $1),
       try_at = $1 + greatest($1 - requested_at, $2 * interval '1 ms')
     from users
     where users.id = user_id and user_id in (
       select user_id from password_reset_mails
       where try_at <= $1 or try_at > $1 + $3 * interval '1 ms'
       order by try_at limit ${atOnce} for update skip locked
     )
     returning user_id as "userId", email`,
    [clock(), firstWaitMs, serverLimits.resetLinkMs],
  )
  for (const waiting of rows) await send(needs, waiting)
}

async function send(needs: ResetMailNeeds, { userId, email }: Waiting): Promise<void> {
  const { db, config, clock, mailer, log, onUncounted } = needs
  const link = await createResetLink(db, email, clock())
  const delivery = link && (await mailer.send(resetLetter(config, email, resetUrl(config, link))))
  if (delivery?.status === 'refused' && !delivery.isFinal) return
  await db.query('delete from password_reset_mails where user_id = $1', [userId])
  if (delivery === null || delivery.status === 'sent') return
  // The reason may hold the address. Another try could be a second mail; whoever misses it can ask again.
  log.error({ status: delivery.status }, 'a password reset mail was not taken')
  onUncounted(email)
}

/** By then the person has asked again, or has given up too. */
async function giveUp({ db, clock, log, onUncounted }: ResetMailNeeds): Promise<void> {
  const { rows } = await db.query<{ email: string }>(
    `delete from password_reset_mails using users
     where users.id = user_id and requested_at <= $1 returning email`,
    [new Date(clock().getTime() - serverLimits.resetLinkMs)],
  )
  for (const { email } of rows) {
    log.error('a password reset mail was given up: no mail server took it')
    onUncounted(email)
  }
}
