import type { ReportMail } from '@netportal/contract'
import { isolate } from '@netportal/format'

/** Recipients of a report with the same outcome. */
export interface MailGroup {
  state: ReportMail['state']
  /** Why, where there is a reason. */
  reason: string | null
  addresses: string[]
}

/** States in the order of the list: those that need a reader's attention come first. */
const order: readonly ReportMail['state'][] = ['FAILED', 'UNKNOWN', 'WAITING', 'SENT']

/** Puts mails of one outcome together: fifty that failed alike are one thing to read. */
export function mailGroups(mails: readonly ReportMail[]): MailGroup[] {
  const groups = new Map<string, MailGroup>()
  for (const { address, state, reason } of mails) {
    const key = `${state} ${reason ?? ''}`
    const group = groups.get(key) ?? { state, reason: reason || null, addresses: [] }
    group.addresses.push(address)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

const words: Readonly<Record<MailGroup['state'], string>> = {
  FAILED: 'Not sent to',
  UNKNOWN: 'Perhaps not sent to',
  WAITING: 'Not yet sent to',
  SENT: 'Sent to',
}

/** Says what became of a group, and why. One recipient is named, several are counted. */
export function mailGroupText({ state, reason, addresses }: MailGroup): string {
  const [first = ''] = addresses
  const whom = addresses.length === 1 ? isolate(first) : `${addresses.length} recipients`
  return `${words[state]} ${whom}${reason === null ? '' : `: ${reason}`}`
}
