import { StateMessage } from '@netportal/ui'
import type { Remote } from '../remote.ts'

export interface RemoteStateProps {
  /** Data that is not there, or not yet. */
  remote: Exclude<Remote<unknown>, { status: 'ready' }>
  /** Text in its place while it loads. */
  loadingText: string
  /** Makes the text of the message. @default the message itself */
  failedText?: (message: string) => string
}

/** Draws data that is loading or failed to load; once it is ready, the view draws it. */
export function RemoteState({
  remote,
  loadingText,
  failedText = (message) => message,
}: RemoteStateProps) {
  if (remote.status === 'loading') {
    return <StateMessage state="loading">{loadingText}</StateMessage>
  }
  return (
    <StateMessage state="error" onRetry={remote.retry}>
      {failedText(remote.message)}
    </StateMessage>
  )
}
