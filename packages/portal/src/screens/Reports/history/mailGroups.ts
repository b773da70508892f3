import type { ReportMail } from '@netportal/contract'
import { isolate } from '@netportal/format'

/** Recipients of a report with the same outcome. */
export interface MailGroup {
  /** Stopped by those who would have got them: that is no fault. */
  state: ReportMail['state'] | 'STOPPED'
  /** Why, where there is a reason. */
  reason: string | null
  addresses: string[]
}

/** States in the order of the list: those that need a reader's attention come first. */
const order: readonly MailGroup['state'][] = ['FAILED', 'UNKNOWN', 'WAITING', 'STOPPED', 'SENT']

/** Puts mails of one outcome together: fifty that failed alike are one thing to read. */
export function mailGroups(mails: readonly ReportMail[]): MailGroup[] {
  const groups = new Map<string, MailGroup>()
  for (const mail of mails) {
    const { address } = mail
    // The words say why.
    const { state, reason }: Pick<MailGroup, 'state'> & Pick<ReportMail, 'reason'> = mail.is_stopped
      ? { state: 'STOPPED', reason: null }
      : mail
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
  STOPPED: 'Stopped by',
  SENT: 'Sent to',
}

/** Says what became of a group, and why. One recipient is named, several are counted. */
export function mailGroupText({ state, reason, addresses }: MailGroup): string {
  const [first = ''] = addresses
  const whom = addresses.length === 1 ? isolate(first) : `${addresses.length} recipients`
  return `${words[state]} ${whom}${reason === null ? '' : `: ${reason}`}`
}
