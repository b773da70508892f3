import {
  border,
  color,
  InlineState,
  radius,
  rem,
  shadow,
  space,
  useTopLayerHost,
  VisuallyHidden,
} from '@netportal/ui'
import { createPortal } from 'react-dom'
import styled from 'styled-components'

export interface WaitingViewProps {
  /** null while nothing is waited for. */
  wait: {
    /** How long it still takes. */
    secondsLeft: number
    /** Number of seconds that a screen reader hears, once; the seconds pass in silence. */
    announcedSeconds: number
  } | null
}

/** Says for how long the server has asked to be left alone. It lies above everything, and is always there to announce. */
export function WaitingView({ wait }: WaitingViewProps) {
  const host = useTopLayerHost()
  if (host === null) return null
  return createPortal(
    <Place popover="manual">
      <VisuallyHidden aria-live="polite">
        {wait && waitingText(wait.announcedSeconds)}
      </VisuallyHidden>
      {wait && wait.secondsLeft > 0 && (
        <Sign aria-hidden state="queued">
          <span>{waitingText(wait.secondsLeft)}</span>
        </Sign>
      )}
    </Place>,
    host,
  )
}

function waitingText(seconds: number): string {
  return `Waiting for the server: ${seconds} s`
}

const Place = styled.div`
  position: fixed;
  inset: auto;
  inset-block-end: ${space[6]};
  inset-inline: 0;
  inline-size: fit-content;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  @media print {
    display: none;
  }
`

const Sign = styled(InlineState)`
  padding: ${space[2]} ${space[4]};
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.lg};
  background: ${color('surface.raised')};
  color: ${color('text.base')};
  box-shadow: ${shadow.menu};
  font-size: ${rem(14)};
  font-variant-numeric: tabular-nums;
`
