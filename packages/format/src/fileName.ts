/** Leaves room for what a browser adds to tell two downloads apart; most file systems end at 255. */
const maxBytes = 200

/**
 * Characters that some file system refuses, line ends and other controls, halves of characters, and marks that turn
 * the direction of text, with which a name can hide its true extension.
 */
const refused = /[<>:"/\\|?*\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/** Names that Windows keeps for devices, with or without an extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i

const extensionPart = /\.[a-z0-9]{1,8}$/i

/**
 * Makes a name that any file system takes: refused characters become `_`, as browsers do it, and everything
 * else of Unicode stays.
 * @param name with its extension, such as `devices-Grüne Aue.csv`
 * @returns at most 200 bytes of UTF-8 with the extension kept; 'download' stands for an empty name
 */
export function safeFileName(name: string): string {
  const clean = withoutTail(name.replace(refused, '_'))
  const extension = extensionPart.exec(clean)?.[0] ?? ''
  const stem = clean.slice(0, clean.length - extension.length).replace(/^[\s.]+/u, '') || 'download'
  const cut = cutToBytes(stem.replace(reserved, '_$&'), maxBytes - extension.length)
  return `${withoutTail(cut)}${extension}`
}

/**
 * Makes a name of several parts that any file system takes. Where it would be too long the longest parts are
 * cut, so that none is lost: a report's period stands behind the names of its places.
 * @param parts each a name or a figure, such as `['Data Usage Report', 'Harbour', '2026-06-01 to 2026-06-07']`
 * @param extension without its dot
 * @returns the parts with ' - ' between them; at most 200 bytes of UTF-8
 */
export function joinFileName(parts: readonly string[], extension: string): string {
  const separator = ' - '
  // Made safe before they are measured, and without the blanks in which a cut would show.
  const clean = parts.map((part) => part.replace(refused, '_').trim())
  const room = maxBytes - extension.length - 1 - separator.length * (parts.length - 1)
  const lengths = clean.map((part) => new TextEncoder().encode(part).length)
  const longest = longestToFit(lengths, room)
  const cut = clean.map((part) => cutToBytes(part, longest).trimEnd())
  return safeFileName(`${cut.join(separator)}.${extension}`)
}

/** The length to which all that is longer must be cut so that the sum fits. */
function longestToFit(lengths: readonly number[], room: number): number {
  let left = room
  const rising = lengths.toSorted((a, b) => a - b)
  for (const [index, length] of rising.entries()) {
    const share = Math.floor(left / (rising.length - index))
    if (length > share) return Math.max(share, 0)
    left -= length
  }
  return room
}

/**
 * The value of a `Content-Disposition` header that saves an answer as a file: an ASCII name for old readers and
 * the true one. RFC 6266, RFC 8187.
 * @param name made safe first, so it cannot break out of the header
 */
export function contentDisposition(name: string): string {
  const withoutAccents = name.normalize('NFKD').replace(/\p{M}/gu, '')
  // Some readers decode a percent sign in the plain name: RFC 6266, appendix D.
  const ascii = safeFileName(withoutAccents).replace(/[^ -~]|%/gu, '_')
  const encoded = encodeURIComponent(safeFileName(name)).replace(/['()*]/g, percentEncoded)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Drops dots and spaces at the end; by hand, as a regular expression takes quadratic time on long runs. */
function withoutTail(text: string): string {
  let end = text.length
  while (/[\s.]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function cutToBytes(text: string, bytes: number): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
