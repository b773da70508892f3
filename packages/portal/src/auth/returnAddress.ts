import type { To } from 'react-router-dom'
import { wasInterrupted } from './session.ts'

/**
 * Makes the state of the login page's history entry for whoever comes to it from a page that needs a
 * session: the page, where the session ended in the middle of it. Somebody who signed out, or was
 * never signed in, begins at the dashboard.
 */
export function loginState(page: { pathname: string; search: string }): unknown {
  return wasInterrupted() ? { returnTo: page.pathname + page.search } : null
}

/** Where signing in leads back to, as `loginState` wrote it; null for nowhere in particular. */
export function returnAddress(state: unknown): To | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : null
}
