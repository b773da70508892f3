import {
  type IncidentPage,
  type IncidentSummary,
  incidentLimits,
  listIncidents,
  percentDown,
} from '@netportal/contract'
import { formatDateTime, formatDuration, isolate, parseInstant } from '@netportal/format'
import {
  Button,
  type Column,
  color,
  DataTable,
  InlineState,
  media,
  Note,
  Panel,
  rem,
  StateMessage,
  space,
  text,
} from '@netportal/ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { gradeTexts, IncidentGradeBadge, mostAtOnceText } from '../shared/domain/incidentGrade.tsx'
import { incidentPath } from '../shared/domain/incidentPath.ts'
import { withZone } from '../shared/domain/zonedCell.tsx'
import { PortalLink } from '../shared/page/RouterLink.ts'
import { UnreadableNote } from '../shared/page/UnreadableNote.tsx'
import type { Remote } from '../shared/remote.ts'
import { tableStatus } from '../shared/tableStatus.ts'

export interface OpenIncidentsProps {
  incidents: Remote<IncidentPage>
  nowMs: number
}

/**
 * The incidents of the viewer's locations that are not over, as the API has them: worst first. On a phone, where
 * they would push all else out of sight, they are one line that opens; it is as high while they load.
 */
export function OpenIncidents(props: OpenIncidentsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <PhoneLine>
        <Panel title={openIncidentsTitle}>
          <LineRow>
            <Summary {...props} />
            {props.incidents.status === 'ready' && props.incidents.data.count > 0 && (
              <Button
                size="sm"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : `Show ${props.incidents.data.count}`}
              </Button>
            )}
          </LineRow>
        </Panel>
      </PhoneLine>
      <Whole id={id} $isOpen={isOpen}>
        <IncidentTable {...props} />
      </Whole>
    </>
  )
}

/** The worst of them, or what stands in its place. */
function Summary({ incidents }: OpenIncidentsProps): ReactNode {
  if (incidents.status === 'loading') {
    return <InlineState state="loading">Loading incidents...</InlineState>
  }
  if (incidents.status === 'failed') {
    return (
      <>
        <Cut>{listIncidents.failure}</Cut>
        {incidents.retry && (
          <Button size="sm" onClick={incidents.retry}>
            Retry
          </Button>
        )}
      </>
    )
  }
  const [worst] = incidents.data.results
  if (!worst) return <span>No open incidents.</span>
  const { id, location_id, location_name } = worst
  return (
    <Cut>
      <PortalLink
        to={incidentPath.to({ locationId: location_id, incidentId: id })}
        aria-label={`Incident at ${isolate(location_name)}`}
      >
        <bdi>{location_name}</bdi>
      </PortalLink>
      <span>{`: ${downNowText(worst)} down`}</span>
    </Cut>
  )
}

function IncidentTable({ incidents, nowMs }: OpenIncidentsProps) {
  const columns = useMemo(() => toColumns(nowMs), [nowMs])
  const page = incidents.status === 'ready' ? incidents.data : null
  // Not a table of placeholders, which most days would make room for nothing.
  if (incidents.status === 'loading') {
    return (
      <Panel title={openIncidentsTitle}>
        <InlineState state="loading">Loading incidents...</InlineState>
      </Panel>
    )
  }
  const isCut = page !== null && page.count > page.results.length
  return (
    <Panel flush>
      {page && <UnreadableNote inset what="Incidents" of={[page.results]} />}
      {isCut && (
        <Note>{`Showing the worst ${page.results.length} of ${page.count} incidents.`}</Note>
      )}
      <DataTable
        title={openIncidentsTitle}
        columns={columns}
        rows={page?.results ?? none}
        rowKey={({ id }) => id}
        status={tableStatus(incidents, { failedText: listIncidents.failure })}
        empty={<StateMessage state="good">No open incidents.</StateMessage>}
        pageSize={incidentLimits.overviewRows}
        csvFileName="open-incidents.csv"
        defaultState={{ sort: { columnId: 'now', direction: 'descending' } }}
        texts={{ search: 'Search incidents' }}
      />
    </Panel>
  )
}

const openIncidentsTitle = 'Open Incidents'
const none: IncidentSummary[] = []
const zoneOf = ({ location_timezone }: IncidentSummary) => location_timezone

function toColumns(nowMs: number): Column<IncidentSummary>[] {
  return [
    {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      textStyle: 'strong',
      slot: 'title',
      cell: ({ id, location_id, location_name }) => (
        <PortalLink
          to={incidentPath.to({ locationId: location_id, incidentId: id })}
          aria-label={`Incident at ${isolate(location_name)}`}
        >
          <bdi>{location_name}</bdi>
        </PortalLink>
      ),
    },
    withZone<IncidentSummary>(
      {
        id: 'since',
        header: 'Since (Local)',
        value: ({ started_at }) => parseInstant(started_at),
        text: (incident) => formatDateTime(incident.started_at, zoneOf(incident)),
      },
      ({ started_at }) => started_at,
      zoneOf,
    ),
    {
      id: 'lasted',
      header: 'For',
      value: ({ started_at }) => lastedSeconds(started_at, nowMs),
      text: ({ started_at }) => formatDuration(lastedSeconds(started_at, nowMs) ?? 0),
    },
    {
      id: 'now',
      header: 'Down Now',
      value: ({ down_now, site_access_points }) => percentDown(down_now, site_access_points),
      text: downNowText,
      cell: (incident) => (
        <>
          <div>{`${incident.down_now} of ${incident.site_access_points}`}</div>
          {incident.no_data_since && (
            <Quiet>{`No data since ${formatDateTime(incident.no_data_since, zoneOf(incident))}`}</Quiet>
          )}
        </>
      ),
    },
    {
      id: 'most',
      header: mostAtOnceText,
      value: ({ most_down, site_access_points }) => percentDown(most_down, site_access_points),
      text: ({ most_down, site_access_points }) => `${most_down} of ${site_access_points}`,
    },
    {
      id: 'calls',
      header: 'Calls',
      value: ({ calls }) => calls ?? null,
      align: 'end',
    },
    {
      id: 'grade',
      header: 'Grade',
      value: ({ grade }) => gradeTexts[grade],
      cell: ({ grade }) => <IncidentGradeBadge grade={grade} />,
      slot: 'status',
    },
  ]
}

function lastedSeconds(startedAt: string, nowMs: number): number | null {
  const startMs = parseInstant(startedAt)
  return startMs === null ? null : Math.max(0, nowMs - startMs) / 1000
}

function downNowText(incident: IncidentSummary): string {
  const { down_now, site_access_points, no_data_since } = incident
  const told = `${down_now} of ${site_access_points}`
  return no_data_since
    ? `${told} (no data since ${formatDateTime(no_data_since, zoneOf(incident))})`
    : told
}

const PhoneLine = styled.div`
  display: none;
  ${media.below.sm} {
    display: block;
  }
`

const LineRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${rem(44)};
`

/** Its name may be long: the list has it whole. */
const Cut = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** On a phone the line above has the title already. */
const Whole = styled.div<{ $isOpen: boolean }>`
  ${media.below.sm} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    h2 {
      display: none;
    }
  }
`

const Quiet = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
