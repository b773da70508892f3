import { limits } from '@netportal/contract'
import { HistoryView } from './history/HistoryView.tsx'
import { OnDemandView } from './onDemand/OnDemandView.tsx'
import type { ReportsTab } from './ReportsView.tsx'
import { SchedulesView } from './scheduled/SchedulesView.tsx'
import { noFilter } from './scheduled/scheduleFilter.ts'

export interface ReportsSkeletonProps {
  tab: ReportsTab
  viewerZone: string
}

/** The shape of a tab while it is not known yet who looks: its tables lack the column that only some see. */
export function ReportsSkeleton({ tab, viewerZone }: ReportsSkeletonProps) {
  switch (tab) {
    case 'on-demand':
      return <OnDemandView onSelect={doNothing} />
    case 'scheduled':
      return (
        <SchedulesView
          schedules={loading}
          locations={nothing}
          filter={noFilter}
          onFilterChange={doNothing}
          onDuplicate={doNothing}
          now=""
          isAdmin={false}
          viewerZone={viewerZone}
          table={noState}
          onTableChange={doNothing}
          onCreate={doNothing}
          onEdit={doNothing}
          onDelete={doNothing}
          onRun={doNothing}
        />
      )
    case 'history':
      return (
        <HistoryView
          history={loading}
          page={limits.firstPage}
          onPageChange={doNothing}
          isAdmin={false}
          viewerZone={viewerZone}
          fileUrl={(path) => path}
          onDownload={doNothing}
        />
      )
    default:
      return tab satisfies never
  }
}

const loading = { status: 'loading' } as const
const nothing: never[] = []
const noState = { search: '', sort: null, page: 1 }

function doNothing(): void {}
