import type { Incident } from '@netportal/contract'
import { formatDateTime, isolate, type ZoneName } from '@netportal/format'
import { iconSize, Note, Panel, Skeleton, type TableState } from '@netportal/ui'
import { History } from 'lucide-react'
import { LocationPage } from '../../location/LocationPage.tsx'
import { CallTable } from '../../shared/domain/CallTable.tsx'
import { BackToDashboard } from '../../shared/page/BackToDashboard.tsx'
import { PortalButtonLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { ClientCounts } from './ClientCounts.tsx'
import { IncidentFacts } from './IncidentFacts.tsx'
import { OutageTable } from './OutageTable.tsx'

export interface IncidentViewProps {
  incident: Remote<Incident>
  /** Epoch milliseconds: the end of what lasts. */
  nowMs: number
  /** State of the table of access points. That of the calls, which has rooms, stays out of the address. */
  table: TableState
  onTableChange: (state: TableState) => void
  /** Address of the location as it stood when it began; none where that cannot be told. */
  momentTo?: string | undefined
}

/** One incident: how much of the site, since when, whom it touched, and whether it is over. */
export function IncidentView({
  incident,
  nowMs,
  table,
  onTableChange,
  momentTo,
}: IncidentViewProps) {
  return (
    <LocationPage
      title={
        incident.status === 'ready'
          ? `Incident at ${isolate(incident.data.location_name)}`
          : 'Incident'
      }
      subtitle={
        incident.status === 'ready'
          ? `Last updated: ${formatDateTime(incident.updatedAt, incident.data.location_timezone)}`
          : undefined
      }
      back={<BackToDashboard />}
      actions={
        momentTo !== undefined && (
          <PortalButtonLink to={momentTo} $size="sm">
            <History size={iconSize.sm} />
            <span>View the Location Then</span>
          </PortalButtonLink>
        )
      }
      content={incident}
      loadingText="Loading incident..."
      skeleton={
        <>
          <Panel>
            <Skeleton height="204px" />
          </Panel>
          <Panel>
            <Skeleton height="132px" />
          </Panel>
        </>
      }
    >
      {(told) => (
        <>
          <NoData since={told.no_data_since} zone={told.location_timezone} />
          <UnreadableNote what="Access points and calls" of={[told.outages, told.tickets]} />
          <IncidentFacts incident={told} nowMs={nowMs} />
          <ClientCounts incident={told} />
          <CallTable
            title="Calls During It and in the Half Hour After"
            locationId={told.location_id}
            zone={told.location_timezone}
            tickets={told.tickets}
            calls={told.calls}
            csvFileName={`incident-calls-${told.location_name}.csv`}
          />
          <OutageTable incident={told} table={table} onTableChange={onTableChange} />
        </>
      )}
    </LocationPage>
  )
}

function NoData({ since, zone }: { since: string | null | undefined; zone: ZoneName }) {
  if (!since) return null
  return (
    <Note tone="warning">
      {`No data since ${formatDateTime(since, zone)}. What happened after that is not known.`}
    </Note>
  )
}
