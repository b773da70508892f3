import type { LikelyAtMoment, TicketNetwork } from '@netportal/contract'
import { formatCount, formatDateTime, notAvailable } from '@netportal/format'
import {
  Button,
  type Description,
  DescriptionList,
  Note,
  Skeleton,
  StatusBadge,
  space,
  text,
} from '@netportal/ui'
import styled from 'styled-components'
import { IncidentGradeBadge } from '../../shared/domain/incidentGrade.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { siteClientsText } from '../../shared/domain/incidentTexts.ts'
import { LikelyList, StatusThenBadge } from '../../shared/domain/likelyAccessPoints.tsx'
import { NetworkComb } from '../../shared/domain/NetworkComb.tsx'
import { Pending } from '../../shared/page/Pending.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { DownTable } from './DownTable.tsx'

export interface TicketNetworkViewProps {
  network: Remote<TicketNetwork>
  /** The guest's room; '' where the ticket names none. */
  room: string
  /** Whether the API has pages of incidents to lead to. */
  hasIncidents: boolean
}

/** How the network of a ticket's site stood when it was opened. It says what was so, and nothing of a cause. */
export function TicketNetworkView({ network, ...rest }: TicketNetworkViewProps) {
  return (
    <Section>
      <Heading>Network at the time</Heading>
      {network.status === 'loading' && (
        <Pending text="Loading the network at the time...">
          <Skeleton height="24px" />
          <Skeleton height="24px" />
          <Skeleton height="88px" />
          <Skeleton height="120px" />
        </Pending>
      )}
      {network.status === 'failed' && <Failed message={network.message} retry={network.retry} />}
      {network.status === 'ready' && <Told network={network.data} {...rest} />}
    </Section>
  )
}

function Failed({ message, retry }: { message: string; retry: (() => void) | undefined }) {
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

interface ToldProps extends Omit<TicketNetworkViewProps, 'network'> {
  network: TicketNetwork
}

function Told({ network, room, hasIncidents }: ToldProps) {
  const { location_timezone: zone, offline, no_data_since } = network
  return (
    <>
      {no_data_since ? (
        <Note tone="warning">
          {`No data since ${formatDateTime(no_data_since, zone)}. How the network stood when the ticket was opened is not known.`}
        </Note>
      ) : (
        <Verdict network={network} />
      )}
      <NetworkComb size="lg" health={network} />
      <DescriptionList columns={4} items={facts(network, hasIncidents)} />
      <div>
        <Subheading>Access points that may serve the room</Subheading>
        <UnreadableNote what="Access points" of={[network.likely, network.down]} />
        <LikelyList accessPoints={network.likely} count={network.likely_count} room={room}>
          {(one) => (
            <>
              <StatusThenBadge status={one.status} />
              <span>{sinceText(one, network)}</span>
            </>
          )}
        </LikelyList>
      </div>
      {offline > 0 && <DownTable network={network} />}
    </>
  )
}

/** Nothing wrong is said as plainly as what was. */
function Verdict({ network }: { network: TicketNetwork }) {
  const { online, offline, unknown, incidents } = network
  const total = online + offline + unknown
  if (total === 0) return <p>No access points are known at this location.</p>
  if (offline > 0) {
    const others = unknown > 0 ? ` Of ${unknown} it is not known.` : ''
    return (
      <Sentence>
        <StatusBadge tone="critical" form="text">
          {`${offline} of ${total} access points ${offline === 1 ? 'was' : 'were'} down.${others}`}
        </StatusBadge>
      </Sentence>
    )
  }
  if (unknown > 0) {
    return (
      <Sentence>
        <StatusBadge tone="noData">
          {`None of ${total} access points is known to have been down; of ${unknown} it is not known.`}
        </StatusBadge>
      </Sentence>
    )
  }
  const all =
    total === 1 ? 'The access point was online.' : `All ${total} access points were online.`
  return (
    <Sentence>
      <StatusBadge tone="good">
        {incidents.length > 0
          ? all
          : `Nothing was wrong: ${all.charAt(0).toLowerCase()}${all.slice(1)}`}
      </StatusBadge>
    </Sentence>
  )
}

function facts(network: TicketNetwork, hasIncidents: boolean): Description[] {
  const { at, location_timezone: zone, clients } = network
  return [
    { term: 'Ticket Opened', details: formatDateTime(at, zone) },
    {
      term: siteClientsText,
      details: typeof clients?.clients === 'number' ? formatCount(clients.clients) : notAvailable,
    },
    typeof clients?.usual === 'number'
      ? { term: 'Usual Then', details: formatCount(Math.round(clients.usual)) }
      : { term: 'Usual Then', details: 'Not known', muted: true },
    network.incidents.length > 0
      ? { term: 'Incident', details: <Incidents network={network} hasIncidents={hasIncidents} /> }
      : { term: 'Incident', details: 'None', muted: true },
  ]
}

/** The incidents that count this call among theirs. */
function Incidents({ network, hasIncidents }: Pick<ToldProps, 'network' | 'hasIncidents'>) {
  const { location_id: locationId, location_timezone: zone, incidents } = network
  return (
    <IncidentList>
      {incidents.map(({ id, grade, started_at, ended_at }) => {
        const from = formatDateTime(started_at, zone)
        const words = ended_at ? `${from} to ${formatDateTime(ended_at, zone)}` : `Since ${from}`
        return (
          <li key={id}>
            {hasIncidents ? (
              <PortalLink
                to={incidentPath.to({ locationId, incidentId: id })}
                aria-label={`Incident ${words}`}
              >
                {words}
              </PortalLink>
            ) : (
              <span>{words}</span>
            )}{' '}
            <IncidentGradeBadge grade={grade} />
          </li>
        )
      })}
    </IncidentList>
  )
}

function sinceText(one: LikelyAtMoment, { location_timezone: zone }: TicketNetwork): string {
  if (!one.since) return ''
  const since = `since ${formatDateTime(one.since, zone)}`
  if (one.status !== 'offline') return since
  if (one.came_back_at) return `${since}, back at ${formatDateTime(one.came_back_at, zone)}`
  return one.is_still_down ? `${since}, not back yet` : since
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Heading = styled.h3`
  ${text('heading3')}
`

const Subheading = styled.h4`
  margin-block-end: ${space[1]};
  ${text('label')}
`

const Sentence = styled.p`
  overflow-wrap: anywhere;
`

const IncidentList = styled.ul`
  display: grid;
  gap: ${space[1]};
`
