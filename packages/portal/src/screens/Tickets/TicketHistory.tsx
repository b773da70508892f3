import { limits, type TicketEntry, type TicketNote } from '@netportal/contract'
import { formatCallDuration, formatDateTime, textOr } from '@netportal/format'
import { CardTimeline, iconSize, PagedList, SafeHtml, type TimelineCard } from '@netportal/ui'
import { ArrowRight, NotebookPen, PhoneIncoming, PhoneOutgoing } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface TicketHistoryProps {
  /** In the order in which they happened. */
  entries: readonly TicketEntry<TicketNote>[]
  zone: string
}

/** The calls and notes of a ticket, each with what was written down. Specification §2 "Tickets". */
export function TicketHistory({ entries, zone }: TicketHistoryProps) {
  return (
    <PagedList
      items={entries}
      pageSize={limits.longListPageSize}
      label="Call & Note History: pages"
    >
      {(shown, { from }) => (
        <CardTimeline
          start={from}
          items={shown.map((entry, place) => toCard(entry, from - 1 + place, zone))}
        />
      )}
    </PagedList>
  )
}

function toCard(entry: TicketEntry<TicketNote>, place: number, zone: string): TimelineCard {
  const { note, label } = entry
  return {
    id: place,
    marker: note.note_sequence ?? place + 1,
    title: label,
    icon: entryIcon(entry),
    time: (
      <Span>
        <span>{formatDateTime(note.start_time, zone)}</span>
        <ArrowRight size={iconSize.sm} aria-label="to" />
        <span>{formatDateTime(note.end_time, zone)}</span>
      </Span>
    ),
    duration: formatCallDuration(note.call_duration_seconds),
    facts: [
      { name: 'Agent', value: textOr(note.created_by) },
      { name: 'Type', value: textOr(note.call_type) },
      { name: 'Caller type', value: textOr(note.caller_type) },
    ],
    content: <SafeHtml html={note.content ?? ''} emptyText="No content" />,
  }
}

function entryIcon(entry: TicketEntry<TicketNote>): ReactNode {
  if (entry.kind === 'note') return <NotebookPen />
  return entry.direction === 'Inbound' ? <PhoneIncoming /> : <PhoneOutgoing />
}

const Span = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 6px;
`
