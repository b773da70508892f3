import {
  type IncidentPage,
  type IncidentSummary,
  incidentLimits,
  listIncidents,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  Button,
  type Column,
  DataTable,
  InlineState,
  media,
  Note,
  Panel,
  rem,
  StateMessage,
  space,
} from '@netportal/ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { downNowText, incidentColumns } from '../shared/domain/incidentColumns.tsx'
import { incidentPath } from '../shared/domain/incidentPath.ts'
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

function toColumns(nowMs: number): Column<IncidentSummary>[] {
  const { location, since, lasted, now, most, calls, grade } = incidentColumns(nowMs)
  return [location, since, lasted, now, most, calls, grade]
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
