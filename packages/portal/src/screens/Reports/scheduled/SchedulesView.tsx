import { limits, type Schedule } from '@netportal/contract'
import { Button, DataTable, iconSize, Panel, StateMessage, type TableState } from '@netportal/ui'
import { CalendarClock, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { OutdatedNote } from '../../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import { ZoneNote } from '../../../shared/page/ZoneNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import { tableStatus } from '../../../shared/tableStatus.ts'
import { type ScheduleActions, scheduleColumns } from './scheduleColumns.tsx'
import { newScheduleText } from './scheduleTexts.ts'

export interface SchedulesViewProps extends ScheduleActions {
  schedules: Remote<Schedule[]>
  /** Whether schedules of several customers are shown. */
  isAdmin: boolean
  viewerZone: string
  table: TableState
  onTableChange: (state: TableState) => void
  onCreate: () => void
}

/** The reports that are made and mailed again and again. Specification §2 "Scheduled tab". */
export function SchedulesView({
  schedules,
  isAdmin,
  viewerZone,
  table,
  onTableChange,
  onCreate,
  onEdit,
  onDelete,
  onRun,
}: SchedulesViewProps) {
  const columns = useMemo(
    () => scheduleColumns(isAdmin, viewerZone, { onEdit, onDelete, onRun }),
    [isAdmin, viewerZone, onEdit, onDelete, onRun],
  )
  return (
    <>
      <OutdatedNote of={[schedules]} />
      {schedules.status === 'ready' && <UnreadableNote what="Schedules" of={[schedules.data]} />}
      <Panel flush>
        <DataTable
          title="Scheduled Reports"
          columns={columns}
          rows={schedules.status === 'ready' ? schedules.data : noRows}
          rowKey={({ id }) => id}
          status={tableStatus(schedules)}
          pageSize={limits.tablePageSize}
          state={table}
          onStateChange={onTableChange}
          toolbar={
            <Button variant="primary" icon={<Plus />} onClick={onCreate}>
              {newScheduleText}
            </Button>
          }
          empty={
            <StateMessage state="empty" icon={<CalendarClock size={iconSize.lg} />}>
              No schedules yet.
            </StateMessage>
          }
        />
      </Panel>
      <ZoneNote viewerZone={viewerZone} />
    </>
  )
}

const noRows: Schedule[] = []
