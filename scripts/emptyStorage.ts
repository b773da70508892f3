import { afterEach } from 'vitest'

/** Test files share the storage of one browser: each test begins with none, whatever those before it left there. */
function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}

// What a page of the file before wrote after its last test had ended.
emptyStorage()
afterEach(emptyStorage)
