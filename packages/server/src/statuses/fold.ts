/** A status that an access point had at an instant. */
export interface Said {
  /** Epoch milliseconds. */
  atMs: number
  status: string | null
}

/** What is kept of an access point's statuses around some times. */
export interface Known {
  /** The last change before the first of the times. */
  before: Said | null
  /** The changes from the first of the times to the one after the last, oldest first. */
  changes: readonly Said[]
  /** When a status was said again, from the first of the times to the one after the last, oldest first. */
  repeats: readonly number[]
}

/** What has to be written so that what was said is kept. */
export interface Folded {
  created: number
  updated: number
  /** Changes that are new, or whose status is another. */
  put: Said[]
  /** Changes that no longer are any, as the status before them is the same. */
  removed: Said[]
  /** Times at which a status was said again, removed changes among them. */
  repeats: number[]
}

interface Entry {
  status: string | null
  /** The status of the change that is kept there; undefined where none is. */
  kept?: string | null
  isRepeat?: boolean
}

/**
 * Takes in what was said of an access point. Kept are the changes, and of a status that was said again the time alone:
 * it has the status of the change before. The changes that result are those of all that was ever said, whatever the
 * order in which it arrives, since a change that comes late ends where the status before it was said again.
 * @param said one for each instant
 * @param isWhole whether all that is said of a time is kept as changes are: repeats of so long ago are not kept apart
 */
export function foldStatuses(
  known: Known,
  said: readonly Said[],
  isWhole: (atMs: number) => boolean,
): Folded {
  const entries = readEntries(known)
  const folded: Folded = { created: 0, updated: 0, put: [], removed: [], repeats: [] }
  for (const { atMs, status } of said) {
    const entry = entries.get(atMs)
    if (entry === undefined) folded.created++
    else if (entry.status !== status) folded.updated++
    entries.set(atMs, { ...entry, status, isRepeat: entry?.isRepeat ?? false })
  }
  let previous: { status: string | null } | null = known.before
  for (const [atMs, entry] of [...entries].sort(([a], [b]) => a - b)) {
    const { status, kept } = entry
    const isChange = previous === null || previous.status !== status
    const isOwnRow = isChange || (isWhole(atMs) && !(entry.isRepeat && kept === undefined))
    if (isOwnRow && kept !== status) folded.put.push({ atMs, status })
    if (!isOwnRow && kept !== undefined) folded.removed.push({ atMs, status })
    if (!isOwnRow && !entry.isRepeat) folded.repeats.push(atMs)
    previous = entry
  }
  return folded
}

function readEntries({ before, changes, repeats }: Known): Map<number, Entry> {
  const entries = new Map<number, Entry>()
  for (const { atMs, status } of changes) entries.set(atMs, { status, kept: status })
  let next = 0
  let last = before
  for (const atMs of repeats) {
    for (let change = changes[next]; change && change.atMs <= atMs; change = changes[++next]) {
      last = change
    }
    const entry = entries.get(atMs)
    if (entry) entry.isRepeat = true
    // Of what was said before anything that is kept the status is not known.
    else if (last) entries.set(atMs, { status: last.status, isRepeat: true })
  }
  return entries
}
