import { type Location, listLocations, type Schedule } from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useToast } from '@netportal/ui'
import { useCallback, useState } from 'react'
import { useRemote } from '../../../api/useRemote.ts'
import { useTableAddress } from '../../../shared/address/useTableAddress.ts'
import { useNow } from '../../../shared/useNow.ts'
import type { ReportsDraft } from '../reportsDraft.ts'
import type { Viewer } from '../viewer.ts'
import { DeleteScheduleDialog } from './DeleteScheduleDialog.tsx'
import { RunScheduleDialog } from './RunScheduleDialog.tsx'
import { ScheduleFormModal, type ScheduleTarget } from './ScheduleFormModal.tsx'
import { SchedulesView } from './SchedulesView.tsx'
import { goneText } from './scheduleTexts.ts'
import { useScheduleFilter } from './useScheduleFilter.ts'
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
  const { schedules, reload, readSchedule } = useSchedules(viewer)
  const toast = useToast()
  const [opened, setOpened] = useState<Opened>(() =>
    draft === null
      ? { kind: 'nothing' }
      : { kind: 'form', target: { base: draft.base, draft: draft.values } },
  )
  const locations = useRemote(listLocations, {})
  const [filter, setFilter] = useScheduleFilter()
  const now = new Date(useNow(60_000)).toISOString()
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  const close = useCallback(() => setOpened({ kind: 'nothing' }), [])
  const finish = () => {
    close()
    reload()
  }
  // The list was read anew when that was found out.
  const sayGone = ({ name }: Schedule) => {
    toast({ tone: 'neutral', text: goneText(name) })
    close()
  }
  const edit = useCallback((schedule: Schedule) => {
    setOpened({ kind: 'form', target: { base: schedule, draft: null } })
  }, [])
  const duplicate = useCallback((schedule: Schedule) => {
    setOpened({ kind: 'form', target: { base: null, draft: null, copied: schedule } })
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
        locations={locations.status === 'ready' ? locations.data : noLocations}
        filter={filter}
        onFilterChange={setFilter}
        now={now}
        isAdmin={viewer.role === 'admin'}
        viewerZone={viewerZone()}
        table={table.state}
        onTableChange={table.onStateChange}
        onCreate={() => setOpened({ kind: 'form', target: { base: null, draft: null } })}
        onEdit={edit}
        onDuplicate={duplicate}
        onDelete={askToDelete}
        onRun={askToRun}
      />
      {opened.kind === 'form' && (
        <ScheduleFormModal
          viewer={viewer}
          target={opened.target}
          readSchedule={readSchedule}
          onSaved={finish}
          onGone={sayGone}
          onClose={close}
          onLeave={(values, base) => onLeave({ form: 'schedule', base, values })}
        />
      )}
      {opened.kind === 'deletion' && (
        <DeleteScheduleDialog
          viewer={viewer}
          schedule={opened.schedule}
          readSchedule={readSchedule}
          onDeleted={finish}
          onGone={sayGone}
          onClose={close}
        />
      )}
      {opened.kind === 'run' && (
        <RunScheduleDialog
          viewer={viewer}
          schedule={opened.schedule}
          readSchedule={readSchedule}
          onGone={sayGone}
          onClose={close}
        />
      )}
    </>
  )
}

const noLocations: Location[] = []
