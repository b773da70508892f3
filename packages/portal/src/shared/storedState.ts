/** A value that outlives the page and that all tabs of the portal share. */
export interface StoredState<T> {
  get: () => T
  set: (value: T) => void
  /** Whether the browser has stored what was set last: otherwise it ends with the page. */
  isKept: () => boolean
  /** Calls back after each change, whichever tab made it. @returns how to stop */
  subscribe: (listener: () => void) => () => void
}

interface Codec<T> {
  /** Reads the value. Total: whatever a person or an older version left there means something. */
  read: (entry: (key: string) => string | null) => T
  /** The entries that hold the value; null removes one. Always the same keys. */
  write: (value: T) => Record<string, string | null>
}

/**
 * Keeps a value in local storage and follows what other tabs make of it. Where the browser refuses
 * storage, the value lasts as long as the page.
 */
export function createStoredState<T>({ read, write }: Codec<T>): StoredState<T> {
  const listeners = new Set<() => void>()
  let value = load()
  let isKept = true

  function load(): T {
    return read((key) => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    })
  }

  function change(next: T): void {
    value = next
    for (const listener of listeners) listener()
  }

  function follow(): void {
    const next = load()
    if (JSON.stringify(write(next)) !== JSON.stringify(write(value))) change(next)
  }

  addEventListener('storage', follow)
  // A page that comes back out of the back/forward cache has missed the events in between.
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })

  return {
    get: () => value,
    isKept: () => isKept,
    set: (next) => {
      try {
        for (const [key, entry] of Object.entries(write(next))) {
          if (entry === null) localStorage.removeItem(key)
          else localStorage.setItem(key, entry)
        }
        isKept = true
      } catch {
        // A refused write costs the memory of the value, nothing else.
        isKept = false
      }
      change(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
