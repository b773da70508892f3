import { Button, container, Note, space, VisuallyHidden } from '@netportal/ui'
import styled from 'styled-components'
import { ageText } from '../shared/ageText.ts'
import { gutter } from '../shared/page/gutter.ts'

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
        <Place>
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
        </Place>
      )}
    </>
  )
}

const offlineText = 'You are offline'

const Place = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block-start: ${space[5]};
  ${gutter}
  @media print {
    display: none;
  }
`
