import { config } from '../config.ts'
import { authorization, session } from './session.ts'

/**
 * Signs the person out, in every tab and at once. A deployment that can revoke tokens is told, but
 * signing out never waits for it or depends on it.
 */
export function signOut(): void {
  const ended = session.get()
  session.set(null)
  const { revokeUrl } = config()
  if (ended === null || revokeUrl === null) return
  const headers = { Authorization: authorization(ended) }
  fetch(revokeUrl, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
