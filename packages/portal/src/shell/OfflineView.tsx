import { Button, Note, VisuallyHidden } from '@netportal/ui'
import { ageText } from '../shared/ageText.ts'
import { NotePlace } from './NotePlace.ts'

export interface OfflineViewProps {
  /** Since when there is no connection, as an ISO instant; null while there is one. */
  since: string | null
  /** Epoch milliseconds. */
  nowMs: number
  onTryAgain: () => void
}

/**
 * Says that there is no connection, and how old what is in sight is at the least. A screen reader hears it once, and
 * once more when the connection is back; the minutes pass in silence.
 */
export function OfflineView({ since, nowMs, onTryAgain }: OfflineViewProps) {
  return (
    <>
      <VisuallyHidden role="status">{since === null ? null : offlineText}</VisuallyHidden>
      {since !== null && (
        <NotePlace>
          <Note
            tone="warning"
            role="group"
            aria-label={offlineText}
            action={
              <Button size="sm" onClick={onTryAgain}>
                Try Again
              </Button>
            }
          >
            {`${offlineText}. Last connected: ${ageText(since, nowMs)}. What is in sight stays, and the page goes on by itself.`}
          </Note>
        </NotePlace>
      )}
    </>
  )
}

const offlineText = 'You are offline'
