import type { CallWithoutOutagePage } from '@netportal/contract'
import { formatCount } from '@netportal/format'
import { color, Skeleton } from '@netportal/ui'
import styled from 'styled-components'
import type { Remote } from '../../shared/remote.ts'
import { callColumns } from './callColumns.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import type { IncidentsViewProps } from './incidentsViewProps.ts'

type QuietCallsProps = Pick<IncidentsViewProps, 'calls' | 'table' | 'onTableChange' | 'onSave'>

/** Names the calls that no outage explains. */
export const quietCallsText = 'Calls While the Network Was Well'

/** Calls that no outage explains, and what is known of the others. */
export function QuietCalls({ calls, table, onTableChange, onSave }: QuietCallsProps) {
  return (
    <HistoryTable
      title={quietCallsText}
      page={calls}
      columns={callColumns}
      rowKey={({ location_id, calltek_ticket_id }) => `${location_id} ${calltek_ticket_id}`}
      empty="No calls while the network was well in this period."
      table={table}
      onTableChange={onTableChange}
      onSave={onSave}
    >
      <Others calls={calls} />
    </HistoryTable>
  )
}

/** Each call is one of three, and of one that is not known nothing is claimed. */
function Others({ calls }: { calls: Remote<CallWithoutOutagePage> }) {
  if (calls.status === 'failed') return null
  if (calls.status === 'loading') {
    return (
      <Sentence>
        <Skeleton inline width="min(480px, 90%)" />
      </Sentence>
    )
  }
  const { count, during_outages, unknown } = calls.data
  const all = count + during_outages + unknown
  return (
    <Sentence>
      {`Of ${callsText(all)} in this period, ${formatCount(during_outages)} came while an access point of the site was down or in the half hour after, and ${formatCount(unknown)} at times of which nothing is known.`}
    </Sentence>
  )
}

function callsText(count: number): string {
  return count === 1 ? '1 call' : `${formatCount(count)} calls`
}

const Sentence = styled.p`
  margin: 0;
  color: ${color('text.muted')};
`
