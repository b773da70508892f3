import type { ClientsAtMoment, Incident } from '@netportal/contract'
import { formatCount, notAvailable } from '@netportal/format'
import { color, DescriptionList, Panel, rem, space } from '@netportal/ui'
import styled from 'styled-components'
import { siteClientsText } from '../../shared/domain/incidentTexts.ts'

/** The clients of the whole site at its start and end, beside what is usual then. */
export function ClientCounts({ incident }: { incident: Incident }) {
  const { clients_at_start: start, clients_at_end: end, ended_at } = incident
  return (
    <Panel title={siteClientsText}>
      <DescriptionList
        columns={4}
        items={[
          { term: 'At the Start', details: countText(start?.clients) },
          { term: 'Usual Then', ...usual(start) },
          {
            term: 'At the End',
            details: ended_at ? countText(end?.clients) : 'Not over yet',
            muted: !ended_at,
          },
          {
            term: 'Usual at the End',
            ...(ended_at ? usual(end) : { details: 'Not over yet', muted: true }),
          },
        ]}
      />
      <Hint>
        Usual is the median of the same weekday and hour in the four weeks before. Which access
        point a client is at is not known.
      </Hint>
    </Panel>
  )
}

function countText(count: number | null | undefined): string {
  return typeof count === 'number' ? formatCount(count) : notAvailable
}

function usual(moment: ClientsAtMoment | null | undefined) {
  return typeof moment?.usual === 'number'
    ? { details: formatCount(Math.round(moment.usual)) }
    : { details: 'Not known', muted: true }
}

const Hint = styled.p`
  margin-block-start: ${space[3]};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
