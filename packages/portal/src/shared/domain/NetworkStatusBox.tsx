import {
  type DeviceStatus,
  deviceStatusTexts,
  type HealthLevel,
  type NetworkHealth,
} from '@netportal/contract'
import { formatPercent, splitUnit } from '@netportal/format'
import { iconSize, Skeleton, StatBox, StatBoxAction, type StatusTone } from '@netportal/ui'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { NetworkComb } from './NetworkComb.tsx'

export interface NetworkStatusBoxProps {
  health: NetworkHealth
  /** Looks for the devices of a status. */
  onSelect: (status: (typeof deviceStatusTexts)[DeviceStatus]) => void
}

/** How much of the network is there. Specification §2 "Device overview", §4 "Device status". */
export function NetworkStatusBox({ health, onSelect }: NetworkStatusBoxProps) {
  const { online, offline, unknown } = health
  const { figure, unit } = splitUnit(formatPercent(health.percentOnline, 1))
  return (
    <StatBox
      title="Network Status"
      status={levels[health.level]}
      value={figure}
      unit={unit}
      caption="online"
      muted={health.percentOnline === null}
      footer={
        <>
          <StatBoxAction
            icon={<CircleCheck size={iconSize.sm} />}
            tone="good"
            onClick={() => onSelect(deviceStatusTexts.online)}
          >
            {`${online} ${deviceStatusTexts.online}`}
          </StatBoxAction>
          <StatBoxAction
            icon={<CircleX size={iconSize.sm} />}
            tone={offline > 0 ? 'critical' : 'neutral'}
            onClick={() => onSelect(deviceStatusTexts.offline)}
          >
            {`${offline} ${deviceStatusTexts.offline}`}
          </StatBoxAction>
          {unknown > 0 && (
            <StatBoxAction
              icon={<CircleHelp size={iconSize.sm} />}
              onClick={() => onSelect(deviceStatusTexts.unknown)}
            >
              {`${unknown} ${deviceStatusTexts.unknown}`}
            </StatBoxAction>
          )}
        </>
      }
    >
      <NetworkComb size="lg" health={health} />
    </StatBox>
  )
}

/** Holds the place of the box. */
export function NetworkStatusSkeleton() {
  return (
    <StatBox
      title="Network Status"
      value={<Skeleton inline width="96px" height="28px" />}
      caption="online"
      footer={
        <>
          <StatBoxAction>
            <Skeleton inline width="72px" />
          </StatBoxAction>
          <StatBoxAction>
            <Skeleton inline width="72px" />
          </StatBoxAction>
        </>
      }
    >
      <Skeleton height="24px" />
    </StatBox>
  )
}

const levels: Record<HealthLevel, { tone: StatusTone; word: string }> = {
  good: { tone: 'good', word: 'Good' },
  warning: { tone: 'warning', word: 'Warning' },
  critical: { tone: 'critical', word: 'Critical' },
  'no-data': { tone: 'noData', word: 'No data' },
}
