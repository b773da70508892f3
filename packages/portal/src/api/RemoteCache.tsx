import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '../auth/session.ts'

/**
 * Holds what `useRemote` has read. The cache lives exactly as long as one session: after signing
 * out, or in as somebody else, nothing of it is left.
 */
export function RemoteCache({ children }: { children: ReactNode }) {
  const session = useSession()
  return (
    <SWRConfig key={session?.accessToken} value={options}>
      {children}
    </SWRConfig>
  )
}

const options = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}
