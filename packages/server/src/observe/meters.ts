import type { IngestResult, Judged } from '@netportal/contract'
import type { ReadOutcome } from '../database/readers.ts'
import type { Delivery, Mailer } from '../mail/mail.ts'

/** How handing a mail over went, in a word: `deferred` is tried again. */
type MailOutcome = 'sent' | 'refused' | 'deferred' | 'unknown'

/** Counts what the process does. No name, address or id reaches it, so that what it counts by stays few. */
export interface Meters {
  /** @param call.route pattern of the route; undefined for what nothing is at */
  answered(call: {
    method: string
    route: string | undefined
    status: number
    seconds: number
  }): void
  mailed(outcome: MailOutcome): void
  /** Of reads that a replica is there for. */
  read(outcome: ReadOutcome): void
  /** @param kind last part of the call's path, such as `client-counts` */
  delivered(kind: string, result: IngestResult, lagSeconds: number | null): void
}

/** Counts nothing: for a server whose figures nobody asks for. */
export const noMeters: Meters = { answered() {}, mailed() {}, read() {}, delivered() {} }

/** Has each mail counted by its outcome. */
export function meterMailer(mailer: Mailer, meters: Meters): Mailer {
  return {
    check: () => mailer.check(),
    send: async (mail) => {
      try {
        const delivery = await mailer.send(mail)
        meters.mailed(outcomeOf(delivery))
        return delivery
      } catch (error) {
        meters.mailed('unknown')
        throw error
      }
    },
  }
}

/** Says in a word how handing a mail over went. */
export function outcomeOf(delivery: Delivery): MailOutcome {
  switch (delivery.status) {
    case 'sent':
    case 'unknown':
      return delivery.status
    case 'refused':
      return delivery.isFinal ? 'refused' : 'deferred'
    default:
      return delivery satisfies never
  }
}

/**
 * Tells how long ago the youngest thing of a delivery was measured.
 * @returns seconds, 0 where the machine's clock is ahead; null where nothing in it has a time
 */
export function lagOf(items: readonly Judged<object>[], now: Date): number | null {
  let latest = Number.NEGATIVE_INFINITY
  for (const judged of items) {
    if (judged.status !== 'valid' || !('time' in judged.item)) continue
    latest = Math.max(latest, Date.parse(String(judged.item.time)))
  }
  return latest === Number.NEGATIVE_INFINITY ? null : Math.max(0, (now.getTime() - latest) / 1000)
}
