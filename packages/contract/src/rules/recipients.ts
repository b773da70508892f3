import { emailPattern } from './emailAddress.ts'
import { serverLimits } from './serverLimits.ts'

export interface Recipients {
  /** Each address once, as mail servers take it, in the order written. */
  addresses: string[]
  /** Parts between separators that are no address. */
  invalid: string[]
}

/**
 * Reads a list of mail addresses as people type and paste them: commas, semicolons and line breaks separate, but not
 * within quotes; `Ann <ann@example.com>` is the address alone; characters that nobody sees are no part of it; a domain
 * in letters of any script is written as the DNS has it (UTS 46); letter case does not make another address.
 */
export function parseRecipients(text: string): Recipients {
  const byAddress = new Map<string, string>()
  const invalid: string[] = []
  for (const part of partsOf(text)) {
    const address = withAsciiDomain(withoutName(part))
    if (!isAddress(address)) invalid.push(part)
    else if (!byAddress.has(address.toLowerCase())) byAddress.set(address.toLowerCase(), address)
  }
  return { addresses: [...byAddress.values()], invalid }
}

/** Writes recipients as any API takes them: what is a plain list already stays as it is. */
export function plainRecipients(text: string): string {
  const isPlain = text
    .split(/[,;\r\n]+/)
    .every((part) => part.trim() === '' || isAddress(part.trim()))
  return isPlain ? text : parseRecipients(text).addresses.join(', ')
}

/**
 * Says what is wrong with a list of recipients, for a person to read at the field.
 * @returns null when every part is an address and there is at least one
 */
export function recipientsFault(text: string): string | null {
  const { addresses, invalid } = parseRecipients(text)
  if (invalid.length > 0) {
    const parts = invalid.map((part) => `${part} (${partFault(withoutName(part))})`)
    return `Not an e-mail address: ${parts.join(', ')}`
  }
  if (addresses.length === 0) return 'Please enter at least one e-mail address.'
  const most = serverLimits.recipientsPerSchedule
  return addresses.length > most ? `Please enter at most ${most} addresses.` : null
}

function isAddress(text: string): boolean {
  return emailPattern.test(text) && text.length <= serverLimits.emailCharacters
}

/** Zero-width characters, marks of direction, soft hyphens and the like, which come along with what is pasted. */
const unseen = /\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu

/** Parts between separators; a name in quotes may have separators of its own. */
function partsOf(text: string): string[] {
  const seen = text.replace(unseen, '')
  const parts = seen.match(/(?:"[^"\r\n]*"(?=[^,;\r\n"]*<)|[^,;\r\n])+/g) ?? []
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

/** The address of `Ann <ann@example.com>`; anything else as it is. */
function withoutName(part: string): string {
  return /^[^<>]*<([^<>]*)>$/.exec(part)?.[1]?.trim() ?? part
}

function withAsciiDomain(address: string): string {
  const [, local, domain] =
    /^([^@]+)@([\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+)$/u.exec(address) ?? []
  if (local === undefined || domain === undefined || !/\P{ASCII}/u.test(domain)) return address
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

function partFault(address: string): string {
  const [local = '', domain = '', ...more] = address.split('@')
  const foreign = /\P{ASCII}/u.exec(local)?.[0]
  if (more.length > 0 && /[\s<>]/.test(address)) return 'a comma is missing between two addresses'
  if (more.length > 0) return 'it has more than one @'
  if (!address.includes('@')) return 'it has no @'
  if (local === '') return 'nothing stands before the @'
  if (domain === '') return 'nothing stands after the @'
  if (/\s/.test(address)) return 'it has a space'
  if (foreign !== undefined) return `mail cannot be sent to names with ${foreign}`
  if (address.length > serverLimits.emailCharacters) {
    return `it is longer than ${serverLimits.emailCharacters} characters`
  }
  return emailPattern.test(`a@${domain}`)
    ? 'a character before the @ is not allowed'
    : 'what follows the @ is no domain'
}
