import { monthName, reports } from '@netportal/contract'
import { formatCount } from '@netportal/format'
import { Modal, space } from '@netportal/ui'
import styled from 'styled-components'
import { ReportTaskButtons } from '../../tasks/ReportTaskButtons.tsx'
import { ReportTaskNote } from '../../tasks/ReportTaskNote.tsx'
import type { TaskState } from '../../tasks/useTask.ts'

export interface MonthReportViewProps {
  /** `yyyy-MM` */
  month: string
  /** How many locations it is about. */
  locations: number
  task: TaskState
  /** Whether the API can cancel a task, and says in a sentence why one failed. */
  isOurs: boolean
  onGenerate: () => void
  onCancel: () => void
  onClose: () => void
}

/** Says what the document of a month is about, and how far it is. */
export function MonthReportView(props: MonthReportViewProps) {
  const { month, locations, task, isOurs, onGenerate, onCancel, onClose } = props
  const those = locations === 1 ? 'your location' : `all ${formatCount(locations)} locations`
  return (
    <Modal
      title={reports.group_month.title}
      onClose={onClose}
      footer={
        <ReportTaskButtons
          task={task}
          isOurs={isOurs}
          onCancel={onCancel}
          onClose={onClose}
          generate={{ onClick: onGenerate }}
          isReady
        />
      }
    >
      <Stack>
        <ReportTaskNote type="group_month" task={task} isOurs={isOurs} />
        <p>{`A PDF with the figures of ${those} for ${monthName(month)}, beside the month before and the same month of the year before.`}</p>
      </Stack>
    </Modal>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
