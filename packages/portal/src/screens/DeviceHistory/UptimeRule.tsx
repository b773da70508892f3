import type { RangeHistory, StatusHistory } from '@netportal/contract'
import { formatCount, formatDateTime, type ZoneName } from '@netportal/format'
import { color, rem, space } from '@netportal/ui'
import styled from 'styled-components'
import { shownShares } from './shownShares.ts'

export interface UptimeRuleProps {
  history: StatusHistory | RangeHistory
  zone: ZoneName
  /** Number of recorded statuses that are older than discovery. */
  recordedBefore: number
}

/** The rule of uptime in words, and what it leaves out of this history. Ruling: Uptime. */
export function UptimeRule({ history, zone, recordedBefore }: UptimeRuleProps) {
  return (
    <Sentences>
      {sentences(history, zone, recordedBefore).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Sentences>
  )
}

function sentences(
  history: StatusHistory | RangeHistory,
  zone: ZoneName,
  recordedBefore: number,
): string[] {
  const isRange = 'range' in history
  const { total } = shownShares(history)
  return [
    history.sinceMs === null
      ? 'When the device was discovered is not known, so its time has no shares.'
      : `Uptime is the time online, and downtime the time offline, as a share of ${wholeText(history, zone)}. Time of unknown status is neither.`,
    'A status holds until the next one that was recorded, also while nothing was heard of the site. Between discovery and the first recorded status it is unknown.',
    ...(recordedBefore > 0 && (!isRange || history.beforeDiscoveryMs > 0)
      ? [beforeText(recordedBefore)]
      : []),
    'The seconds of the periods add up exactly. The share of each period is rounded by itself: only nothing reads 0.00%, and only all of it 100.00%.',
    ...(total !== null && total !== '100.00%'
      ? [`For that reason the shares in the totals add up to ${total}.`]
      : []),
  ]
}

function wholeText(history: StatusHistory | RangeHistory, zone: ZoneName): string {
  const since = formatDateTime(history.sinceMs, zone)
  if (!('range' in history)) return `the time since the device was discovered (${since})`
  return history.beforeDiscoveryMs > 0
    ? `the range from when the device was discovered (${since}); the time before does not count`
    : 'the range'
}

function beforeText(count: number): string {
  return count === 1
    ? 'Of what was recorded before discovery, 1 status, nothing counts but that it holds at discovery.'
    : `Of what was recorded before discovery, ${formatCount(count)} statuses, nothing counts but that the last one holds at discovery.`
}

const Sentences = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]} var(--content-inset, ${space[5]});
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
