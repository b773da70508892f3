import type { StatusHistory, StatusShare } from '@netportal/contract'
import { formatDuration, formatPercent, splitUnit } from '@netportal/format'
import {
  border,
  color,
  figureUnit,
  iconSize,
  largeFigure,
  media,
  Panel,
  radius,
  rem,
  Skeleton,
  space,
  text,
} from '@netportal/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { StatusBar } from './StatusBar.tsx'

/** A share that can be looked into. */
export type ShareName = 'uptime' | 'downtime'

export interface StatsPanelProps {
  title: string
  /** Says which time it is about. */
  time: string
  history: StatusHistory
  zone: string
  /** Opens the periods that a share sums. */
  onShow: (share: ShareName) => void
  /** Remark below the shares. */
  children?: ReactNode
}

/** Shares of a stretch of time, and the time itself as a strip. */
export function StatsPanel({ title, time, history, zone, onShow, children }: StatsPanelProps) {
  return (
    <Panel flush title={title} actions={<Time>{time}</Time>}>
      <Shares>
        <Share
          label={labels.uptime}
          icon={<Up size={iconSize.sm} />}
          share={history.uptime}
          onShow={() => onShow('uptime')}
        />
        <Share
          label={labels.downtime}
          icon={<Down size={iconSize.sm} />}
          share={history.downtime}
          onShow={() => onShow('downtime')}
        />
      </Shares>
      {children}
      {history.periods.length > 0 && (
        <Strip>
          <StatusBar periods={history.periods} zone={zone} />
        </Strip>
      )}
    </Panel>
  )
}

/** Holds the place of a panel. */
export function StatsPanelSkeleton({ title }: { title: string }) {
  return (
    <Panel flush title={title} actions={<Skeleton inline width="160px" />}>
      <Shares>
        <Share label={labels.uptime} icon={<Up size={iconSize.sm} />} share={null} />
        <Share label={labels.downtime} icon={<Down size={iconSize.sm} />} share={null} />
      </Shares>
      <Strip>
        <Skeleton height={stripHeight} />
      </Strip>
    </Panel>
  )
}

const labels = { uptime: 'Uptime', downtime: 'Downtime' } as const

interface ShareProps {
  label: string
  icon: ReactNode
  /** null while it is on its way. */
  share: StatusShare | null
  onShow?: (() => void) | undefined
}

function Share({ label, icon, share, onShow }: ShareProps) {
  const id = useId()
  return (
    <div>
      <Label>
        {icon}
        <span id={`${id}-label`}>{label}</span>
      </Label>
      <Value>
        {share === null ? (
          <Figure>
            <Skeleton inline width="120px" height="28px" />
          </Figure>
        ) : (
          <ShareFigures {...share} id={id} onShow={onShow} />
        )}
      </Value>
    </div>
  )
}

/** A share opens what it sums; where there is none there is nothing to open. */
function ShareFigures({
  percent,
  durationMs,
  id,
  onShow,
}: StatusShare & Pick<ShareProps, 'onShow'> & { id: string }) {
  const { figure, unit } = splitUnit(formatPercent(percent, 2))
  const shown = (
    <Figure id={`${id}-value`}>
      <span>{figure}</span>
      <Unit>{unit}</Unit>
    </Figure>
  )
  return (
    <>
      {percent === null ? (
        shown
      ) : (
        <Open
          type="button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onShow}
        >
          {shown}
        </Open>
      )}{' '}
      <Duration>{formatDuration(durationMs / 1000)}</Duration>
    </>
  )
}

/** Of the key, the strip and its axis. */
const stripHeight = '92px'

const Time = styled.span`
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

/** As quiet as a figure that is a link: a line below it. */
const Open = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: underline ${color('line.control')};
  text-decoration-thickness: 1px;
  text-underline-offset: 5px;
  cursor: pointer;
  &:hover {
    text-decoration-color: currentColor;
  }
`
