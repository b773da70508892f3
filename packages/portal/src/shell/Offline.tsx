import { useSyncExternalStore } from 'react'
import { connection } from '../api/connection.ts'
import { useNow } from '../shared/useNow.ts'
import { OfflineView } from './OfflineView.tsx'

/** Tells of a time without a connection. What was asked for meanwhile goes on with the connection. */
export function Offline() {
  const outage = useSyncExternalStore(connection.subscribe, connection.get)
  const nowMs = useNow(60_000)
  return <OfflineView since={outage?.since ?? null} nowMs={nowMs} onTryAgain={connection.tryNow} />
}
