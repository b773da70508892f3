import type { StatusHistory, StatusShare } from '@netportal/contract'
import { formatDateTime, formatDuration, formatPercent, splitUnit } from '@netportal/format'
import {
  border,
  color,
  figureUnit,
  iconSize,
  largeFigure,
  media,
  Panel,
  rem,
  Skeleton,
  space,
  text,
} from '@netportal/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { StatusBar } from './StatusBar.tsx'

export interface OverallStatsProps {
  history: StatusHistory
  firstDiscovered: string | null | undefined
  zone: string
}

/** Shares of the time since the device was discovered, and the time itself as a strip. */
export function OverallStats({ history, firstDiscovered, zone }: OverallStatsProps) {
  const since = formatDateTime(firstDiscovered, zone)
  return (
    <Panel flush title="Overall Stats" actions={<Since>{`(Since: ${since})`}</Since>}>
      <Shares>
        <Share label="Uptime" icon={<Up size={iconSize.sm} />} share={history.uptime} />
        <Share label="Downtime" icon={<Down size={iconSize.sm} />} share={history.downtime} />
      </Shares>
      <Strip>
        <StatusBar periods={history.periods} zone={zone} />
      </Strip>
    </Panel>
  )
}

/** Holds the place of the stats. */
export function OverallStatsSkeleton() {
  return (
    <Panel flush title="Overall Stats" actions={<Skeleton inline width="160px" />}>
      <Shares>
        <Share label="Uptime" icon={<Up size={iconSize.sm} />} share={null} />
        <Share label="Downtime" icon={<Down size={iconSize.sm} />} share={null} />
      </Shares>
      <Strip>
        <Skeleton height={stripHeight} />
      </Strip>
    </Panel>
  )
}

interface ShareProps {
  label: string
  icon: ReactNode
  /** null while it is on its way. */
  share: StatusShare | null
}

function Share({ label, icon, share }: ShareProps) {
  return (
    <div>
      <Label>
        {icon}
        <span>{label}</span>
      </Label>
      <Value>
        {share === null ? (
          <Figure>
            <Skeleton inline width="120px" height="28px" />
          </Figure>
        ) : (
          <ShareFigures {...share} />
        )}
      </Value>
    </div>
  )
}

function ShareFigures({ percent, durationMs }: StatusShare) {
  const { figure, unit } = splitUnit(formatPercent(percent, 2))
  return (
    <>
      <Figure>
        <span>{figure}</span>
        <Unit>{unit}</Unit>
      </Figure>{' '}
      <Duration>{formatDuration(durationMs / 1000)}</Duration>
    </>
  )
}

/** Of the key, the strip and its axis. */
const stripHeight = '92px'

const Since = styled.span`
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`

const Shares = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > div {
    padding: 0 ${space[5]} ${space[5]};
  }
  > div + div {
    border-inline-start: ${border.hairline} solid ${color('line.subtle')};
  }
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      padding: 0 ${space[4]} ${space[3]};
    }
    > div + div {
      padding-block-start: ${space[3]};
      border-inline-start: 0;
      border-block-start: ${border.hairline} solid ${color('line.subtle')};
    }
  }
`

const Label = styled.dt`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color('text.muted')};
  ${text('label')}
`

const Up = styled(CircleCheck)`
  color: ${color('status.good.fill')};
`

const Down = styled(CircleX)`
  color: ${color('status.critical.fill')};
`

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[3]};
  margin-block-start: ${space[2]};
  ${media.below.sm} {
    margin-block-start: ${space[1]};
  }
`

const Figure = styled.span`
  ${largeFigure}
`

const Unit = styled.span`
  ${figureUnit}
`

const Duration = styled.span`
  color: ${color('text.muted')};
`

const Strip = styled.div`
  padding: ${space[5]};
  border-block-start: ${border.hairline} solid ${color('line.subtle')};
  ${media.below.sm} {
    padding: ${space[4]};
  }
`
