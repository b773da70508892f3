import type { Schedule } from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useCallback, useState } from 'react'
import { useTableAddress } from '../../../shared/address/useTableAddress.ts'
import type { ReportsDraft } from '../reportsDraft.ts'
import type { Viewer } from '../viewer.ts'
import { DeleteScheduleDialog } from './DeleteScheduleDialog.tsx'
import { RunScheduleDialog } from './RunScheduleDialog.tsx'
import { ScheduleFormModal, type ScheduleTarget } from './ScheduleFormModal.tsx'
import { SchedulesView } from './SchedulesView.tsx'
import { scheduleToForm } from './scheduleForm.ts'
import { useSchedules } from './useSchedules.ts'

/** Dialog that is open over the table. */
type Opened =
  | { kind: 'nothing' }
  | { kind: 'form'; target: ScheduleTarget }
  | { kind: 'deletion'; schedule: Schedule }
  | { kind: 'run'; schedule: Schedule }

export interface SchedulesTabProps {
  viewer: Viewer
  /** The form that the end of the session had closed, if it was one of these. */
  draft: Extract<ReportsDraft, { form: 'schedule' }> | null
  onLeave: (draft: ReportsDraft) => void
}

/** Shows, makes, changes, runs and deletes schedules. */
export function SchedulesTab({ viewer, draft, onLeave }: SchedulesTabProps) {
  const { schedules, reload } = useSchedules(viewer)
  const [opened, setOpened] = useState<Opened>(() =>
    draft === null
      ? { kind: 'nothing' }
      : { kind: 'form', target: { id: draft.schedule, values: draft.values, isDraft: true } },
  )
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  const close = useCallback(() => setOpened({ kind: 'nothing' }), [])
  const finish = () => {
    close()
    reload()
  }
  const edit = useCallback((schedule: Schedule) => {
    const target = { id: schedule.id, values: scheduleToForm(schedule) }
    setOpened({ kind: 'form', target })
  }, [])
  const askToDelete = useCallback((schedule: Schedule) => {
    setOpened({ kind: 'deletion', schedule })
  }, [])
  const askToRun = useCallback((schedule: Schedule) => {
    setOpened({ kind: 'run', schedule })
  }, [])
  return (
    <>
      <SchedulesView
        schedules={schedules}
        isAdmin={viewer.role === 'admin'}
        viewerZone={viewerZone()}
        table={table.state}
        onTableChange={table.onStateChange}
        onCreate={() => setOpened({ kind: 'form', target: { id: null, values: null } })}
        onEdit={edit}
        onDelete={askToDelete}
        onRun={askToRun}
      />
      {opened.kind === 'form' && (
        <ScheduleFormModal
          viewer={viewer}
          target={opened.target}
          onSaved={finish}
          onClose={close}
          onLeave={(values) => onLeave({ form: 'schedule', schedule: opened.target.id, values })}
        />
      )}
      {opened.kind === 'deletion' && (
        <DeleteScheduleDialog
          viewer={viewer}
          schedule={opened.schedule}
          onDeleted={finish}
          onClose={close}
        />
      )}
      {opened.kind === 'run' && (
        <RunScheduleDialog viewer={viewer} schedule={opened.schedule} onClose={close} />
      )}
    </>
  )
}
