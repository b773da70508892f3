import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/**
 * Leaves nothing of a test to the next one. The files of a project share a page, and its modules, or at least the
 * storage of one browser.
 */
async function emptyPage(): Promise<void> {
  await cleanup()
  document.body.replaceChildren()
  emptyStorage()
}

function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}

// What a page of the file before wrote after its last test had ended.
emptyStorage()
afterEach(emptyPage)
