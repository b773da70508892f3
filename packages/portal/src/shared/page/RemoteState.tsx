import { Panel, StateMessage } from '@netportal/ui'
import type { ReactNode } from 'react'
import type { Remote } from '../remote.ts'
import { Pending } from './Pending.tsx'

export interface RemoteStateProps {
  /** Data that is not there, or not yet. */
  remote: Exclude<Remote<unknown>, { status: 'ready' }>
  /** Text announced while it loads; null where it stands in sight elsewhere. */
  loadingText: string | null
  /** The shape of what comes, in its place. */
  skeleton: ReactNode
  /** Makes the text of the message. @default the message itself */
  failedText?: (message: string) => string
  /** Whether a failure stands on a sheet that is there already, such as a dialog. @default false */
  hasGround?: boolean
}

/** Draws data that is loading or failed to load; once it is ready, the view draws it. */
export function RemoteState({
  remote,
  loadingText,
  skeleton,
  failedText = (message) => message,
  hasGround = false,
}: RemoteStateProps) {
  if (remote.status === 'loading') return <Pending text={loadingText}>{skeleton}</Pending>
  const message = (
    <StateMessage state="error" onRetry={remote.retry}>
      {failedText(remote.message)}
    </StateMessage>
  )
  return hasGround ? message : <Panel>{message}</Panel>
}
