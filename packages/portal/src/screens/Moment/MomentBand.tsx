import { formatDateTime, resolveZone, type ZoneName } from '@netportal/format'
import { Button, border, color, iconSize, space } from '@netportal/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MomentForm } from './MomentForm.tsx'
import { MomentRow, MomentStrip } from './MomentStrip.tsx'

/** A moment as the address asks for it. */
export type AskedMoment =
  /** What it means is not known before the zone of the location is. */
  | { status: 'pending' }
  | { status: 'fault'; message: string }
  /** Epoch milliseconds. */
  | { status: 'known'; atMs: number }

export interface MomentBandProps {
  asked: AskedMoment
  zone: ZoneName
  /** Epoch milliseconds: no moment may be later. */
  nowMs: number
  /** Moments at which access points went down or came back; null where there is none, or it is not known yet. */
  earlierMs: number | null
  laterMs: number | null
  /** Address of the same page as it is now. */
  nowTo: string
  /** Shows another moment. */
  onAsk: (atMs: number) => void
}

/**
 * Says over a page that it shows a moment that is over, and leads to others and back to now. Its first line stays
 * in sight, and is the darkest thing of the page, so that nobody takes what is below for now.
 */
export function MomentBand(props: MomentBandProps) {
  const { asked, zone, nowMs, nowTo, onAsk } = props
  const atMs = asked.status === 'known' ? asked.atMs : null
  return (
    <>
      <MomentStrip nowTo={nowTo} zone={atMs === null ? undefined : knownZone(zone)}>
        {stripText(asked, zone)}
      </MomentStrip>
      <Controls role="group" aria-label="Another moment">
        <MomentRow>
          <Steps>
            <Step atMs={props.earlierMs} onAsk={onAsk}>
              <ChevronLeft size={iconSize.md} />
              <span>Earlier Change</span>
            </Step>
            <Step atMs={props.laterMs} onAsk={onAsk}>
              <span>Later Change</span>
              <ChevronRight size={iconSize.md} />
            </Step>
          </Steps>
          {asked.status !== 'pending' && (
            <MomentForm key={atMs} atMs={atMs} zone={zone} nowMs={nowMs} onAsk={onAsk} />
          )}
        </MomentRow>
      </Controls>
    </>
  )
}

function stripText(asked: AskedMoment, zone: ZoneName): string {
  if (asked.status === 'pending') return 'An earlier moment'
  if (asked.status === 'fault') return 'No moment is shown'
  return `As it stood on ${formatDateTime(asked.atMs, zone)}`
}

/** A zone that nobody knows stands for UTC, which the time itself says. */
function knownZone(name: ZoneName): string | undefined {
  const { zone, known } = resolveZone(name)
  return known ? zone : undefined
}

interface StepProps extends Pick<MomentBandProps, 'onAsk'> {
  atMs: number | null
  children: ReactNode
}

/** Keeps focus where it leads nowhere, or not yet: somebody goes from change to change. */
function Step({ atMs, onAsk, children }: StepProps) {
  return (
    <Button
      size="sm"
      aria-disabled={atMs === null}
      onClick={() => {
        if (atMs !== null) onAsk(atMs)
      }}
    >
      {children}
    </Button>
  )
}

const Controls = styled.div`
  border-block-end: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.sunken')};
  @media print {
    display: none;
  }
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  [aria-disabled='true'] {
    color: ${color('text.disabled')};
    cursor: default;
  }
`
