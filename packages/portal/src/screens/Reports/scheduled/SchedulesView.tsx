import { type Location, limits, type Schedule } from '@netportal/contract'
import { Button, DataTable, iconSize, Panel, StateMessage, type TableState } from '@netportal/ui'
import { CalendarClock, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { OutdatedNote } from '../../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import { ZoneNote } from '../../../shared/page/ZoneNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import { tableStatus } from '../../../shared/tableStatus.ts'
import { ScheduleFilters } from './ScheduleFilters.tsx'
import { type ScheduleActions, scheduleColumns } from './scheduleColumns.tsx'
import { filterSchedules, type ScheduleFilter, siteOptions, typeOptions } from './scheduleFilter.ts'
import { newScheduleText } from './scheduleTexts.ts'

export interface SchedulesViewProps extends ScheduleActions {
  schedules: Remote<Schedule[]>
  /** All that the viewer may see, for their names; none while they are not known. */
  locations: readonly Location[]
  filter: ScheduleFilter
  onFilterChange: (change: Partial<ScheduleFilter>) => void
  /** ISO 8601 instant: a pause until a day that has come is none. */
  now: string
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
  locations,
  filter,
  onFilterChange,
  now,
  isAdmin,
  viewerZone,
  table,
  onTableChange,
  onCreate,
  onEdit,
  onDuplicate,
  onDelete,
  onRun,
}: SchedulesViewProps) {
  const columns = useMemo(
    () =>
      scheduleColumns(
        { isAdmin, viewerZone, locations, now },
        { onEdit, onDuplicate, onDelete, onRun },
      ),
    [isAdmin, viewerZone, locations, now, onEdit, onDuplicate, onDelete, onRun],
  )
  const all = schedules.status === 'ready' ? schedules.data : noRows
  const rows = useMemo(() => filterSchedules(all, filter, now), [all, filter, now])
  const types = useMemo(() => typeOptions(all), [all])
  const sites = useMemo(() => siteOptions(all, locations), [all, locations])
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <>
      <OutdatedNote of={[schedules]} />
      {schedules.status === 'ready' && <UnreadableNote what="Schedules" of={[schedules.data]} />}
      <Panel flush>
        <DataTable
          title="Scheduled Reports"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          status={tableStatus(schedules)}
          pageSize={limits.tablePageSize}
          state={table}
          onStateChange={onTableChange}
          toolbar={
            <>
              {(isFiltered || all.length > limits.tablePageSize) && (
                <ScheduleFilters {...{ filter, types, sites, onFilterChange }} />
              )}
              <Button variant="primary" icon={<Plus />} onClick={onCreate}>
                {newScheduleText}
              </Button>
            </>
          }
          empty={
            <StateMessage state="empty" icon={<CalendarClock size={iconSize.lg} />}>
              {isFiltered && all.length > 0 ? 'No schedules match.' : 'No schedules yet.'}
            </StateMessage>
          }
        />
      </Panel>
      <ZoneNote viewerZone={viewerZone} />
    </>
  )
}

const noRows: Schedule[] = []
