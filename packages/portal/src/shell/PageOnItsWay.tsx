import { useSyncExternalStore } from 'react'
import { connection } from '../api/connection.ts'
import { codeWait } from '../code/withFiles.ts'
import { PagePending } from '../shared/page/PagePending.tsx'

/** Takes the place of a page whose code is on its way, and says so when it has been asked for in vain. */
export function PageOnItsWay() {
  const isWaiting = useSyncExternalStore(codeWait.subscribe, codeWait.get)
  return <PagePending {...(isWaiting && { onTryAgain: connection.tryNow })} />
}
