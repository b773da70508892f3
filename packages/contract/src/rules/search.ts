import { macPart } from './macAddress.ts'

/** Kinds of things that a search finds, in the order in which they are shown. */
export const foundKinds = ['locations', 'devices', 'ssids', 'tickets'] as const
export type FoundKind = (typeof foundKinds)[number]

export const searchLimits = {
  /** Characters of what is searched for. */
  characters: 100,
  /** Words that are looked at; those beyond narrow nothing. */
  words: 6,
  /** Things of each kind, unless the caller says another number. */
  perKind: 6,
  perKindMax: 50,
} as const

/** A search, read for each kind of thing. */
export interface Search {
  /** In lower case; each has to be in a name, or in the name of the place. */
  words: readonly string[]
  /** A hardware address or a piece of one, as `macPart` writes it; null where it is none. */
  mac: string | null
  /** The beginning of an IP address; null where it is none. */
  ip: string | null
  /** The beginning of a ticket's number, in lower case; null where it is none. */
  ticket: string | null
}

/**
 * Reads what somebody searches for. One text may be several things: `4821` is in a name, a piece of a hardware
 * address, and the beginning of a ticket's number.
 */
export function readSearch(query: string): Search {
  const text = query.trim().toLowerCase()
  return {
    words: text
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, searchLimits.words),
    mac: macPart(text),
    ip: /^[\da-f]*[.:][\da-f.:]*$/.test(text) && /[\da-f]/.test(text) ? text : null,
    ticket: /^(?:ticket\s*)?#?\s*([^\s#]+)$/.exec(text)?.[1] ?? null,
  }
}
