import type { SsidSummary, TicketSummary } from '@netportal/contract'
import { formatBytes, formatCount, splitUnit } from '@netportal/format'
import {
  FigureList,
  type ListedFigure,
  passFocusOn,
  Skeleton,
  StatBox,
  space,
  TextButton,
} from '@netportal/ui'
import styled from 'styled-components'
import { Counted } from '../../shared/domain/Counted.tsx'
import { countedText, sumPeriodText } from '../../shared/domain/countedText.ts'
import { PlainKeptLink } from '../../shared/range/KeptLink.tsx'
import type { Remote } from '../../shared/remote.ts'

interface SummaryBoxProps<Summary> {
  summary: Remote<Summary>
  /** Where the details are. */
  to: string
}

/** Specification §4 "Location page loading": a summary that failed falls back to 0. */
const noSsids: SsidSummary = {
  total_connected_clients: 0,
  total_tx_bytes: 0,
  total_rx_bytes: 0,
  ssid_count: 0,
}

interface WirelessBoxProps extends SummaryBoxProps<SsidSummary> {
  /** Epoch milliseconds, which the age of the count goes to. */
  nowMs: number
}

/** Clients and traffic over all SSIDs. What is sent to clients is their download. */
export function WirelessBox({ summary, to, nowMs }: WirelessBoxProps) {
  const totals = summary.status === 'ready' ? summary.data : noSsids
  const { total_connected_clients, total_tx_bytes, total_rx_bytes, ssid_count } = totals
  const counted = countedText(
    { at: totals.clients_counted_at, intervalSeconds: totals.count_interval_seconds },
    nowMs,
  )
  const period = sumPeriodText(totals.traffic_hours)
  const isLoading = summary.status === 'loading'
  return (
    <StatBox
      title="Wireless Networks"
      {...mainFigure(summary, total_connected_clients, '64px')}
      caption="Connected Devices"
      note={counted && <Counted {...counted} />}
      footer={
        <>
          {isLoading ? (
            <Skeleton inline width="88px" />
          ) : (
            <span>{`(from ${ssid_count} SSIDs)`}</span>
          )}
          <NotLoaded summary={summary} what="Wireless Networks" />
          <PlainKeptLink to={to} aria-label="View Details Wireless Networks">
            View Details
          </PlainKeptLink>
        </>
      }
    >
      <FigureList
        pending={isLoading}
        figures={[
          { ...bytesFigure('Total Download', total_tx_bytes), note: period },
          { ...bytesFigure('Total Upload', total_rx_bytes), note: period },
        ]}
      />
    </StatBox>
  )
}

const noTickets: TicketSummary = { open_tickets_count: 0, closed_tickets_last_7_days_count: 0 }

/** Shows what the call center has to do, and has done lately. */
export function TicketsBox({ summary, to }: SummaryBoxProps<TicketSummary>) {
  const { open_tickets_count, closed_tickets_last_7_days_count } =
    summary.status === 'ready' ? summary.data : noTickets
  return (
    <StatBox
      title="Tickets"
      {...mainFigure(summary, open_tickets_count, '28px')}
      caption="Open Tickets"
      footer={
        <>
          <NotLoaded summary={summary} what="Tickets" />
          <PlainKeptLink to={to} aria-label="View Details Tickets">
            View Details
          </PlainKeptLink>
        </>
      }
    >
      <FigureList
        pending={summary.status === 'loading'}
        figures={[{ label: 'Closed Tickets (7 Days)', value: closed_tickets_last_7_days_count }]}
      />
    </StatBox>
  )
}

/** @param usual width of such a count: what stands beside it hardly moves when it comes */
function mainFigure(summary: Remote<unknown>, count: number, usual: string) {
  if (summary.status === 'loading')
    return { value: <Skeleton inline width={usual} height="28px" /> }
  return { value: formatCount(count), muted: summary.status === 'failed' }
}

function bytesFigure(label: string, bytes: number): ListedFigure {
  const { figure, unit } = splitUnit(formatBytes(bytes))
  return { label, value: bytes, text: figure, suffix: unit }
}

/** Tells a 0 that stands for nothing known from a true one. Ruling: Further than the specification. */
function NotLoaded({ summary, what }: { summary: Remote<unknown>; what: string }) {
  if (summary.status !== 'failed') return null
  return (
    <Missing>
      <span>Not loaded</span>
      {summary.retry && (
        <TextButton ref={passFocusOn} aria-label={`Retry ${what}`} onClick={summary.retry}>
          Retry
        </TextButton>
      )}
    </Missing>
  )
}

const Missing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`
