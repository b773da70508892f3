import type { ReportHistoryEntry, ReportHistoryPage } from '@netportal/contract'
import { DataTable, Panel, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { OutdatedNote } from '../../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import { ZoneNote } from '../../../shared/page/ZoneNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import { tableStatus } from '../../../shared/tableStatus.ts'
import { type DownloadLinks, historyColumns } from './historyColumns.tsx'
import { historyPageSize } from './historyPageSize.ts'

export interface HistoryViewProps extends DownloadLinks {
  history: Remote<ReportHistoryPage>
  /** The page that is shown, from 1. */
  page: number
  onPageChange: (page: number) => void
  /** Whether reports of several customers are shown. */
  isAdmin: boolean
  viewerZone: string
}

/**
 * The reports that were made, newest first, in pages that the API neither searches nor sorts. Specification §2 "History tab".
 */
export function HistoryView({
  history,
  page,
  onPageChange,
  isAdmin,
  viewerZone,
  fileUrl,
  onDownload,
}: HistoryViewProps) {
  const columns = useMemo(
    () => historyColumns(isAdmin, viewerZone, { fileUrl, onDownload }),
    [isAdmin, viewerZone, fileUrl, onDownload],
  )
  return (
    <>
      <OutdatedNote of={[history]} />
      {history.status === 'ready' && <UnreadableNote what="Reports" of={[history.data.results]} />}
      <Panel flush>
        <DataTable
          title="Scheduled History"
          columns={columns}
          rows={history.status === 'ready' ? history.data.results : noRows}
          rowKey={({ id }) => id}
          {...(history.status === 'ready' && {
            rowCount: history.data.count,
            pageSize: historyPageSize(history.data, page),
          })}
          status={tableStatus(history)}
          state={{ search: '', sort: null, page }}
          onStateChange={(state) => onPageChange(state.page)}
          canSearch={false}
          canSort={false}
          empty={<StateMessage state="empty">No reports yet.</StateMessage>}
        />
      </Panel>
      <ZoneNote viewerZone={viewerZone} />
    </>
  )
}

const noRows: ReportHistoryEntry[] = []
