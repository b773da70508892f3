import { limits, type RangeHistory, type StatusHistory } from '@netportal/contract'
import { DataTable, Modal, StateMessage, type TableState } from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { periodColumns } from './periodColumns.tsx'
import { UptimeRule } from './UptimeRule.tsx'
import { UptimeTotals } from './UptimeTotals.tsx'

export interface UptimeDialogViewProps {
  /** Of all time since discovery, or of a range. */
  history: StatusHistory | RangeHistory
  /** Says which time it is about. */
  time: string
  zone: string
  /** Number of recorded statuses that are older than discovery. */
  recordedBefore: number
  csvFileName: string
  table: TableState
  onTableChange: (state: TableState) => void
  onClose: () => void
}

/** What a share of uptime sums: each period, what they add up to, and by which rule. Ruling: Uptime. */
export function UptimeDialogView({
  history,
  time,
  zone,
  recordedBefore,
  csvFileName,
  table,
  onTableChange,
  onClose,
}: UptimeDialogViewProps) {
  const { sinceMs, periods } = history
  const endMs = periods[0]?.endMs ?? 0
  const columns = useMemo(() => periodColumns(zone, sinceMs, endMs), [zone, sinceMs, endMs])
  return (
    <Modal title={`Uptime: ${time}`} size="wide" fullScreenOnPhone flush onClose={onClose}>
      <Blocks>
        <UptimeTotals history={history} />
        <UptimeRule history={history} zone={zone} recordedBefore={recordedBefore} />
        <DataTable
          title="Periods"
          headingLevel={3}
          columns={columns}
          rows={periods}
          rowKey={({ startMs }) => startMs}
          pageSize={limits.modalPageSize}
          csvFileName={csvFileName}
          empty={<StateMessage state="empty">No status was recorded.</StateMessage>}
          state={table}
          onStateChange={onTableChange}
          texts={{ search: 'Search periods' }}
        />
      </Blocks>
    </Modal>
  )
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
