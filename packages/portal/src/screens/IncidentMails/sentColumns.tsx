import type { SentIncidentMail } from '@netportal/contract'
import { formatDateTime, parseInstant } from '@netportal/format'
import { type Column, isolatedText, StatusBadge, type StatusTone } from '@netportal/ui'
import styled from 'styled-components'

const outcomes: Readonly<Record<SentIncidentMail['state'], { tone: StatusTone; text: string }>> = {
  SENT: { tone: 'good', text: 'Sent' },
  WAITING: { tone: 'noData', text: 'Waiting' },
  FAILED: { tone: 'critical', text: 'Not sent' },
  UNKNOWN: { tone: 'warning', text: 'Perhaps not sent' },
}

/** The log of mails: when, what, and what became of it. */
export function sentColumns(zone: string): Column<SentIncidentMail>[] {
  return [
    {
      id: 'time',
      header: 'Time',
      value: ({ made_at }) => parseInstant(made_at),
      text: ({ made_at }) => formatDateTime(made_at, zone),
    },
    {
      id: 'subject',
      header: 'Mail',
      value: ({ subject }) => withoutMarks(subject),
      cell: ({ subject }) => <span>{isolatedText(subject)}</span>,
      isRowHeader: true,
      wrap: true,
      slot: 'title',
    },
    {
      id: 'outcome',
      header: 'Outcome',
      value: outcomeText,
      cell: ({ state, reason }) => (
        <Outcome>
          <StatusBadge tone={outcomes[state].tone}>{outcomes[state].text}</StatusBadge>
          {reason && <span>{isolatedText(reason)}</span>}
        </Outcome>
      ),
      wrap: true,
    },
  ]
}

/** What is copied or saved has no mark around a name. */
function withoutMarks(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}

function outcomeText({ state, reason }: SentIncidentMail): string {
  return reason ? `${outcomes[state].text}: ${reason}` : outcomes[state].text
}

const Outcome = styled.div`
  display: grid;
  justify-items: start;
  max-inline-size: 44ch;
`
