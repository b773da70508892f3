import { incidentLimits, limits } from '@netportal/contract'
import { formatCount } from '@netportal/format'
import {
  type Column,
  DataTable,
  Note,
  Panel,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'
import { SaveAllButton } from './SaveAllButton.tsx'

export interface HistoryTableProps<Row extends object> {
  title: string
  page: Remote<{ count: number; results: Row[] }>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Said where there is none. */
  empty: string
  filters?: ReactNode
  /** Sentence between the filters and the rows. */
  children?: ReactNode
  table: TableState
  onTableChange: (state: TableState) => void
  onSave: () => Promise<void>
}

/** A table of which the server sorts and cuts pages, and whose file has all that match. */
export function HistoryTable<Row extends object>({
  title,
  page,
  columns,
  rowKey,
  empty,
  filters,
  children,
  table,
  onTableChange,
  onSave,
}: HistoryTableProps<Row>) {
  const found = page.status === 'ready' ? page.data : null
  const none: Row[] = []
  return (
    <Blocks>
      <OutdatedNote of={[page]} />
      {found && <UnreadableNote what={title} of={[found.results]} />}
      {found && found.count > incidentLimits.historyFileRows && (
        <Note>
          {`The CSV file has the first ${formatCount(incidentLimits.historyFileRows)} of ${formatCount(found.count)} rows.`}
        </Note>
      )}
      {children}
      <Panel flush>
        <DataTable
          title={title}
          columns={columns}
          rows={found?.results ?? none}
          rowKey={rowKey}
          {...(found && { rowCount: found.count })}
          pageSize={limits.tablePageSize}
          status={tableStatus(page, { isRefreshShown: true })}
          state={{ search: '', sort: table.sort, page: table.page }}
          onStateChange={onTableChange}
          canSearch={false}
          toolbar={
            <>
              {filters}
              <SaveAllButton disabled={found === null || found.count === 0} onSave={onSave} />
            </>
          }
          empty={<StateMessage state="good">{empty}</StateMessage>}
        />
      </Panel>
    </Blocks>
  )
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
