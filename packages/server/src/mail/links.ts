/** A piece of a text: an address that can be followed, or what stands between two of them. */
export interface TextPart {
  text: string
  isLink: boolean
}

/**
 * Finds the addresses in a text, of the characters that RFC 3986 has. What ends the sentence or the bracket
 * around an address is no part of it, but brackets within are: `https://example.com/a_(b)`.
 */
export function findLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+)/)
    .flatMap((part, index) =>
      index % 2 === 1 ? withoutEnd(part) : [{ text: part, isLink: false }],
    )
    .filter((part) => part.text !== '')
}

function withoutEnd(address: string): TextPart[] {
  let end = address.length
  while (end > 0 && isOutside(address.slice(0, end))) end -= 1
  return [
    { text: address.slice(0, end), isLink: true },
    { text: address.slice(end), isLink: false },
  ]
}

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Whether the last character of an address belongs to the sentence around it. */
function isOutside(address: string): boolean {
  const last = address.at(-1) ?? ''
  const opener = openers[last]
  if (opener) return count(address, last) > count(address, opener)
  return /[.,;:!?']/.test(last)
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
