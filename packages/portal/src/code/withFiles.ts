import { untilConnected } from '../api/connection.ts'

const firstBackoffMs = 1000
const backoffMaxMs = 15_000

/** Files that are there, or on their way. */
const files = new Map<string, Promise<void>>()
/** Files that could not be fetched so far. */
const missing = new Set<string>()
const listeners = new Set<() => void>()

/** Whether code is waited for that could not be fetched so far. */
export const codeWait = {
  get: (): boolean => missing.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Imports code once all of its files are there. The build puts this around each `import()`.
 * @param paths of the files, from the root of the portal; none where the import needs nothing else
 * @throws Error when the portal has changed on its host, and a file of this one is gone
 */
export async function withFiles<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  await Promise.all(paths.map((path) => present(`/${path}`)))
  // The connection may have gone since, and an import that fails is remembered for as long as the page is open.
  if (paths.length > 0 && !navigator.onLine) await untilConnected()
  return load()
}

function present(url: string): Promise<void> {
  const known = files.get(url)
  if (known) return known
  const file = isOfThePage(url) ? Promise.resolve() : fetchPatiently(url)
  files.set(url, file)
  file.catch(() => files.delete(url))
  return file
}

/** What the page itself names has been fetched by the browser. */
function isOfThePage(url: string): boolean {
  return document.querySelector(`link[href="${url}"], script[src="${url}"]`) !== null
}

/** Fetches a file into the browser's memory of files, from which the import then takes it. */
async function fetchPatiently(url: string): Promise<void> {
  for (let backoffMs = firstBackoffMs; ; backoffMs = Math.min(2 * backoffMs, backoffMaxMs)) {
    const outcome = await fetchWhole(url)
    if (outcome !== 'none') note(missing.delete(url))
    else if (!missing.has(url)) note(missing.add(url))
    if (outcome === 'here') return
    // An old portal's files go with the next one: only a reload helps.
    if (outcome === 'gone') throw new Error(`${url} is gone`)
    await untilConnected(undefined, backoffMs)
  }
}

/** A preload would do, but one that failed is remembered, as an import is. */
async function fetchWhole(url: string): Promise<'here' | 'gone' | 'none'> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    if (response.status >= 500 || response.status === 429) return 'none'
    // A host of single-page apps answers with the page where a file is gone.
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return response.ok && !isPage ? 'here' : 'gone'
  } catch {
    return 'none'
  }
}

function note(_change: unknown): void {
  for (const listener of listeners) listener()
}
