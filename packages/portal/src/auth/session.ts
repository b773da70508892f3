import { useSyncExternalStore } from 'react'
import { createStoredState } from '../shared/storedState.ts'

export interface Session {
  accessToken: string
  tokenType: string
}

/** Where local storage keeps the session. Specification §4 "Auth". */
const sessionKeys = { accessToken: 'access_token', tokenType: 'token_type' } as const

export const defaultTokenType = 'Bearer'

/** Who is signed in, in all tabs alike; null for nobody. */
export const session = createStoredState<Session | null>({
  read: (entry) => {
    const accessToken = entry(sessionKeys.accessToken)
    if (!accessToken) return null
    return { accessToken, tokenType: entry(sessionKeys.tokenType) || defaultTokenType }
  },
  // The token comes last, so that a tab that sees it sees its type too.
  write: (value) => ({
    [sessionKeys.tokenType]: value?.tokenType ?? null,
    [sessionKeys.accessToken]: value?.accessToken ?? null,
  }),
})

export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.get)
}

/** Value of the Authorization header. Specification §6. */
export function authorization({ tokenType, accessToken }: Session): string {
  return `${tokenType} ${accessToken}`
}

let hasBeenRefused = false
session.subscribe(() => {
  if (session.get() !== null) hasBeenRefused = false
})

/**
 * Ends a session that the API no longer accepts. A reply that arrives late, for a token that has
 * been replaced since, changes nothing.
 */
export function endSession(refused: Session): void {
  if (session.get()?.accessToken !== refused.accessToken) return
  hasBeenRefused = true
  session.set(null)
}

/** Whether nobody is signed in because the API ended the session, in the middle of whatever it was. */
export function wasInterrupted(): boolean {
  return session.get() === null && hasBeenRefused
}
