/**
 * Writes a hardware address the one way it is stored and compared: `00:00:5E:00:53:01`.
 * @param text twelve hexadecimal digits, with or without `:`, `-`, `.` between them, in any case
 * @returns null when it is no hardware address
 */
export function normalizeMac(text: string): string | null {
  const digits = text.trim().replace(/[:.-]/g, '').toUpperCase()
  return /^[0-9A-F]{12}$/.test(digits) ? inPairs(digits) : null
}

/** Digits between separators, by the notations that are in use; the last group may still be typed. */
const groups = [
  /^[0-9A-F]{4,12}$/,
  /^(?:[0-9A-F]{2}[:-])+[0-9A-F]{0,2}$/,
  /^(?:[0-9A-F]{2} )+[0-9A-F]{0,2}$/,
  /^(?:[0-9A-F]{4}\.)+[0-9A-F]{0,4}$/,
  /^[0-9A-F]{6}-[0-9A-F]{0,6}$/,
]

/**
 * Reads a hardware address, or a piece of one, in whichever notation it is written: `0000.5e00.53`, `00-00-5E`,
 * `5e005301`, and the whole of one as `normalizeMac` takes it. A piece begins with a pair.
 * @returns as it stands in an address that `normalizeMac` wrote, such as `5E:00:5`; null for fewer than four digits,
 * for more than twelve, and for what is something else, such as `10.20.30.4`
 */
export function macPart(text: string): string | null {
  const whole = normalizeMac(text)
  if (whole !== null) return whole
  const written = text.trim().toUpperCase()
  const digits = written.replace(/[^0-9A-F]/g, '')
  const isPiece = groups.some((group) => group.test(written))
  return isPiece && digits.length >= 4 && digits.length <= 12 ? inPairs(digits) : null
}

/**
 * Writes a hardware address in the notations in which people type it, so that a search through texts finds it, or a
 * piece of it, in each of them: `00:00:5E:00:53:01`, `00-00-5E-00-53-01`, `0000.5E00.5301` and so on.
 * @returns each in a line of its own; '' for what is no hardware address
 */
export function macNotations(mac: string | null | undefined): string {
  const pairs = normalizeMac(mac ?? '')
  if (pairs === null) return ''
  const digits = pairs.replaceAll(':', '')
  const by = (length: number, separator: string) =>
    (digits.match(new RegExp(`.{${length}}`, 'g')) ?? []).join(separator)
  return [pairs, by(2, '-'), by(4, '.'), by(6, '-'), by(2, ' '), digits].join('\n')
}

function inPairs(digits: string): string {
  return (digits.match(/..?/g) ?? []).join(':')
}
