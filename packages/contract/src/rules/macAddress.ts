/**
 * Writes a hardware address the one way it is stored and compared: `00:00:5E:00:53:01`.
 * @param text twelve hexadecimal digits, with or without `:`, `-`, `.` between them, in any case
 * @returns null when it is no hardware address
 */
export function normalizeMac(text: string): string | null {
  const digits = text.trim().replace(/[:.-]/g, '').toUpperCase()
  return /^[0-9A-F]{12}$/.test(digits) ? (digits.match(/../g) ?? []).join(':') : null
}
