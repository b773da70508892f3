import { vi } from 'vitest'

/** What is waited for has ten seconds: a loaded machine takes longer than the default second. */
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options })
