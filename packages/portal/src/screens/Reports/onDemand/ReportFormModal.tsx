import { listLocations, type ReportType, reports } from '@netportal/contract'
import { today } from '@netportal/format'
import { useRemote } from '../../../api/useRemote.ts'
import { useNow } from '../../../shared/useNow.ts'
import { useReportTask } from '../../../tasks/useReportTask.ts'
import { useSsidChoices } from '../useSsidChoices.ts'
import { ReportFormView } from './ReportFormView.tsx'
import type { ReportFormValues } from './reportRequest.ts'
import { startReport } from './startReport.ts'

export interface ReportFormModalProps {
  type: ReportType
  typed: ReportFormValues | null
  onClose: () => void
  onLeave: (values: ReportFormValues) => void
}

/** Makes one report; with the modal everything stops. Specification §4 "On-demand report flow". */
export function ReportFormModal({ type, typed, onClose, onLeave }: ReportFormModalProps) {
  const locations = useRemote(listLocations, {})
  const hasSsids = reports[type].place === 'ssids'
  const { ssids, onLocationChange } = useSsidChoices((hasSsids && typed?.location_id) || null)
  const day = today(useNow(60_000))
  const { task, start, cancel, isOurs } = useReportTask(onClose)

  return (
    <ReportFormView
      type={type}
      locations={locations}
      ssids={ssids}
      onLocationChange={(id) => hasSsids && onLocationChange(id)}
      today={day}
      typed={typed}
      task={task}
      onSubmit={(values) => start((signal) => startReport(type, values, signal))}
      isOurs={isOurs}
      onCancel={cancel}
      onClose={onClose}
      onLeave={onLeave}
    />
  )
}
