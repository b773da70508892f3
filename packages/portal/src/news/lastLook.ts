import * as z from 'zod/mini'

/** When somebody looked at the overview: since when they are told news, and when they were there last. */
export interface Look {
  sinceMs: number
  seenMs: number
}

const key = 'last_look'
const dayMs = 86_400_000
/** Who comes back sooner is still at the same look. */
const awayMs = 30 * 60_000
/** People whose moments a browser keeps. */
const peopleMax = 10

/** People by a mark of their address: who comes after them on a shared computer does not read it. */
const Stored = z.array(z.tuple([z.string(), z.number(), z.number()]))

/** Where the news of a look begin: where the last one ended, a day ago for the first. */
export function nextLook(known: Look | null, nowMs: number): Look {
  if (known === null || known.seenMs > nowMs) return { sinceMs: nowMs - dayMs, seenMs: nowMs }
  const isBack = nowMs - known.seenMs <= awayMs
  return { sinceMs: isBack ? known.sinceMs : known.seenMs, seenMs: nowMs }
}

/**
 * Reads when a person looked last in this browser; null when they never did, or it does not keep it.
 * @param person by their e-mail address; '' where the API does not tell it
 */
export function lastLookOf(person: string): Look | null {
  const [, sinceMs, seenMs] = readAll().find(([mark]) => mark === markOf(person)) ?? []
  return sinceMs === undefined || seenMs === undefined ? null : { sinceMs, seenMs }
}

/** Remembers that a person is looking. */
export function stayAt(person: string, { sinceMs, seenMs }: Look): void {
  const own = markOf(person)
  const others = readAll().filter(([mark]) => mark !== own)
  try {
    const all = [[own, sinceMs, seenMs], ...others].slice(0, peopleMax)
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing tells the news of the last day.
  }
}

function readAll(): z.infer<typeof Stored> {
  try {
    return z.parse(Stored, JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** FNV-1a, 32 bits: two people who share a mark would share a moment, and nothing else. */
function markOf(person: string): string {
  let hash = 0x811c9dc5
  for (const character of person) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
