import { emailPattern } from './emailAddress.ts'
import { serverLimits } from './serverLimits.ts'

export interface Recipients {
  /** Each address once, as first written, in the order written. */
  addresses: string[]
  /** Parts between separators that are no address. */
  invalid: string[]
}

/**
 * Reads a list of mail addresses: commas, semicolons and line breaks separate; letter case does not
 * make another address.
 */
export function parseRecipients(text: string): Recipients {
  const parts = text.split(/[,;\r\n]+/).map((part) => part.trim())
  const byAddress = new Map<string, string>()
  const invalid: string[] = []
  for (const part of parts.filter((part) => part !== '')) {
    const isAddress = emailPattern.test(part) && part.length <= serverLimits.emailCharacters
    if (!isAddress) invalid.push(part)
    else if (!byAddress.has(part.toLowerCase())) byAddress.set(part.toLowerCase(), part)
  }
  return { addresses: [...byAddress.values()], invalid }
}

/**
 * Says what is wrong with a list of recipients, for a person to read at the field.
 * @returns null when every part is an address and there is at least one
 */
export function recipientsFault(text: string): string | null {
  const { addresses, invalid } = parseRecipients(text)
  if (invalid.length > 0) return `Not an e-mail address: ${invalid.join(', ')}`
  if (addresses.length === 0) return 'Please enter at least one e-mail address.'
  const most = serverLimits.recipientsPerSchedule
  return addresses.length > most ? `Please enter at most ${most} addresses.` : null
}
