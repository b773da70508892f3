import { parseRecipients, type StoppedRecipient } from '@netportal/contract'
import { isolate } from '@netportal/format'

/** Returns those of the addresses to which no mails go any more, since they were stopped by the link in one. */
export function stoppedOf(
  addresses: readonly string[],
  stopped: readonly StoppedRecipient[],
): string[] {
  const all = new Set(stopped.map(({ address }) => address.toLowerCase()))
  return addresses.filter((address) => all.has(address.toLowerCase()))
}

/**
 * Says how many recipients a list has, and who of them has stopped the mails.
 * @param list as it is typed
 * @returns '' where nobody of the list has
 */
export function stoppedText(list: string, stopped: readonly StoppedRecipient[]): string {
  const { addresses } = parseRecipients(list)
  const those = stoppedOf(addresses, stopped)
  if (those.length === 0) return ''
  const count = `${addresses.length} ${addresses.length === 1 ? 'recipient' : 'recipients'}`
  return `${count}; ${those.map(isolate).join(', ')} stopped these mails, and can start them again by the link in them.`
}
