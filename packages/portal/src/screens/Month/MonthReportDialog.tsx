import { type Id, startMonthReport } from '@netportal/contract'
import { callApi } from '../../api/callApi.ts'
import { useReportTask } from '../../tasks/useReportTask.ts'
import { MonthReportView } from './MonthReportView.tsx'
import { daysOfMonth } from './months.ts'

export interface MonthReportDialogProps {
  /** `yyyy-MM` */
  month: string
  /** Ids of all locations of the page. */
  sites: readonly Id[]
  /** `yyyy-MM-dd` */
  today: string
  /** Keeps its identity. */
  onClose: () => void
}

/** Has the document of a month made; with the dialog everything stops. */
export function MonthReportDialog({ month, sites, today, onClose }: MonthReportDialogProps) {
  const { task, start, cancel, isOurs } = useReportTask(onClose)
  const body = { location_ids: [...sites], ...daysOfMonth(month, today) }
  return (
    <MonthReportView
      month={month}
      locations={sites.length}
      task={task}
      isOurs={isOurs}
      onGenerate={() => start((signal) => callApi(startMonthReport, { body }, { signal }))}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}
