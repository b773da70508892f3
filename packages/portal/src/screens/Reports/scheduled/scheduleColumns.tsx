import { reportTitle, type Schedule } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant } from '@netportal/format'
import { Button, type Column, media, StatusBadge, space } from '@netportal/ui'
import { CirclePause, CirclePlay, Pencil, Play, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { customerColumn } from '../customerColumn.tsx'
import { wrapped } from '../wrapped.tsx'
import { frequencyText } from './scheduleTexts.ts'

export interface ScheduleActions {
  onEdit: (schedule: Schedule) => void
  onDelete: (schedule: Schedule) => void
  /** Asked for where the API can do it. */
  onRun: (schedule: Schedule) => void
}

/** The columns of the schedules. Specification §2 "Scheduled tab". */
export function scheduleColumns(
  isAdmin: boolean,
  viewerZone: string,
  actions: ScheduleActions,
): Column<Schedule>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      textStyle: 'strong',
      slot: 'title',
      wrap: true,
    },
    ...(isAdmin ? [customerColumn] : []),
    {
      id: 'type',
      header: 'Report Type',
      value: ({ report_type }) => reportTitle(report_type),
      cell: ({ report_type }) => wrapped(reportTitle(report_type)),
    },
    { id: 'frequency', header: 'Frequency', value: ({ frequency }) => frequencyText(frequency) },
    {
      id: 'next',
      header: 'Next Run',
      value: ({ next_run_at }) => parseInstant(next_run_at),
      text: ({ next_run_at }) => formatDateTime(next_run_at, viewerZone),
      cell: ({ next_run_at }) => wrapped(formatDateTime(next_run_at, viewerZone)),
    },
    {
      id: 'status',
      header: 'Status',
      value: statusText,
      cell: (schedule) => (
        <StatusBadge
          tone={schedule.is_active ? 'good' : 'noData'}
          icon={schedule.is_active ? <CirclePlay /> : <CirclePause />}
        >
          {statusText(schedule)}
        </StatusBadge>
      ),
      slot: 'status',
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (schedule) => (
        <>
          {schedule.can_run_now && (
            <RowButton
              size="sm"
              icon={<Play />}
              aria-label={`Run ${isolate(schedule.name)}`}
              onClick={() => actions.onRun(schedule)}
            >
              Run
            </RowButton>
          )}
          <RowButton
            size="sm"
            icon={<Pencil />}
            aria-label={`Edit ${isolate(schedule.name)}`}
            onClick={() => actions.onEdit(schedule)}
          >
            Edit
          </RowButton>
          <RowButton
            size="sm"
            icon={<Trash2 />}
            aria-label={`Delete ${isolate(schedule.name)}`}
            onClick={() => actions.onDelete(schedule)}
          >
            Delete
          </RowButton>
        </>
      ),
    },
  ]
}

/** Where all columns and three buttons of a row have to fit, the words stand alone. */
const RowButton = styled(Button)`
  ${media.below.lg} {
    padding-inline: ${space[2]};
    svg {
      display: none;
    }
  }
  ${media.below.sm} {
    svg {
      display: initial;
    }
  }
`

function statusText({ is_active }: Schedule): string {
  return is_active ? 'Active' : 'Paused'
}
