const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/**
 * Reads an instant of the API: ISO 8601; without an offset it is UTC, wherever the reader is.
 * @returns milliseconds since 1970-01-01T00:00Z, or null when there is none or it cannot be read
 */
export function instantMs(text: string | null | undefined): number | null {
  const [, date, time = '00:00', offset = 'Z'] = iso.exec(text?.trim() ?? '') ?? []
  if (date === undefined) return null
  const ms = Date.parse(`${date}T${time}${fullOffset(offset)}`)
  return Number.isNaN(ms) ? null : ms
}

/** `+02` and `+0200` are ISO 8601 too, but not every browser reads them. */
function fullOffset(offset: string): string {
  if (offset.toUpperCase() === 'Z') return 'Z'
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0')
  return `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`
}
