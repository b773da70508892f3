import type { Happenings, IncidentPage } from '@netportal/contract'
import { formatDateTime, type ZoneName } from '@netportal/format'
import {
  Button,
  color,
  InlineState,
  iconSize,
  media,
  Note,
  Panel,
  rem,
  StatBoxAction,
  space,
} from '@netportal/ui'
import { CircleCheck, CircleX, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { incidentsPath } from '../shared/domain/incidentPath.ts'
import { monthPath } from '../shared/domain/monthPath.ts'
import { PortalLink } from '../shared/page/RouterLink.ts'
import type { Remote } from '../shared/remote.ts'
import { OpenIncidents } from './OpenIncidents.tsx'

/** Title of what happened, as a block and as a table. */
export const newsTitle = 'Since you last looked'

/** Kinds of what happened since a moment. */
export const happeningKinds = ['went_down', 'came_back', 'calls'] as const
export type HappeningKind = (typeof happeningKinds)[number]

export interface NewsViewProps {
  /** Epoch milliseconds: when the reader looked last. */
  sinceMs: number
  /** The reader's own. */
  zone: ZoneName
  nowMs: number
  happenings: Remote<Happenings>
  /** The open incidents of all locations, worst first. */
  incidents: Remote<IncidentPage>
  /** Whether there is a page of all incidents to lead to. @default false */
  hasHistory?: boolean
  /** Whether there is a page of figures by month to lead to. @default false */
  hasMonths?: boolean
  /** Opens what stands behind a number. */
  onShow: (kind: HappeningKind) => void
}

/** What happened since the reader looked last, and what is not over. */
export function NewsView({
  sinceMs,
  zone,
  nowMs,
  happenings,
  incidents,
  hasHistory = false,
  hasMonths = false,
  onShow,
}: NewsViewProps) {
  return (
    <Blocks>
      <Panel
        title={newsTitle}
        actions={
          (hasMonths || hasHistory) && (
            <Ways>
              {hasMonths && <PortalLink to={monthPath}>Monthly Figures</PortalLink>}
              {hasHistory && <PortalLink to={incidentsPath}>All Incidents</PortalLink>}
            </Ways>
          )
        }
      >
        <Since>
          <Moment>{`Since ${formatDateTime(sinceMs, zone)} (your time)`}</Moment>
          <Place>
            <Told happenings={happenings} onShow={onShow} />
          </Place>
        </Since>
      </Panel>
      <OpenIncidents incidents={incidents} nowMs={nowMs} />
    </Blocks>
  )
}

function Told({ happenings, onShow }: Pick<NewsViewProps, 'happenings' | 'onShow'>) {
  if (happenings.status === 'loading') {
    return <InlineState state="loading">Loading what happened...</InlineState>
  }
  if (happenings.status === 'failed') {
    const { message, retry } = happenings
    return (
      <Note
        tone="warning"
        {...(retry && {
          action: (
            <Button size="sm" onClick={retry}>
              Retry
            </Button>
          ),
        })}
      >
        {message}
      </Note>
    )
  }
  const { went_down, came_back, calls } = happenings.data
  if (went_down + came_back + calls === 0) {
    return (
      <Calm>
        <CircleCheck size={iconSize.sm} />
        <span>Nothing happened.</span>
      </Calm>
    )
  }
  return (
    <Counts>
      <Count
        count={went_down}
        text={wentDownText(went_down)}
        icon={<CircleX size={iconSize.sm} />}
        tone="critical"
        onShow={() => onShow('went_down')}
      />
      <Count
        count={came_back}
        text={`${came_back} came back`}
        icon={<CircleCheck size={iconSize.sm} />}
        tone="good"
        onShow={() => onShow('came_back')}
      />
      <Count
        count={calls}
        text={calls === 1 ? '1 call' : `${calls} calls`}
        icon={<Phone size={iconSize.sm} />}
        tone="neutral"
        onShow={() => onShow('calls')}
      />
    </Counts>
  )
}

function wentDownText(count: number): string {
  return count === 1 ? '1 access point went down' : `${count} access points went down`
}

interface CountProps {
  count: number
  text: string
  icon: ReactNode
  tone: 'critical' | 'good' | 'neutral'
  onShow: () => void
}

/** Nothing stands behind a zero. */
function Count({ count, text, icon, tone, onShow }: CountProps) {
  return (
    <li>
      {count > 0 ? (
        <StatBoxAction icon={icon} tone={tone} onClick={onShow}>
          {text}
        </StatBoxAction>
      ) : (
        <Calm>
          {icon}
          <span>{text}</span>
        </Calm>
      )}
    </li>
  )
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

const Since = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};
`

const Moment = styled.span`
  color: ${color('text.muted')};
`

/** On a phone it has room for three lines from the start, so that nothing below moves when they come. */
const Place = styled.div`
  ${media.below.sm} {
    min-block-size: ${rem(88)};
  }
`

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  ${media.below.sm} {
    flex-direction: column;
  }
`

const Calm = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color('text.muted')};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`
