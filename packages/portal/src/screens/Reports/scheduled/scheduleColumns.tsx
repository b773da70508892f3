import { type Location, reportTitle, type Schedule } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant } from '@netportal/format'
import {
  Button,
  type Column,
  color,
  IconButton,
  media,
  StatusBadge,
  space,
  text,
} from '@netportal/ui'
import { CirclePause, CirclePlay, Copy, Pencil, Play, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { customerColumn } from '../customerColumn.tsx'
import { wrapped } from '../wrapped.tsx'
import { sitesText, whereText, whomText } from './scheduleSites.ts'
import { scheduleState, stateText } from './scheduleState.ts'
import { frequencyText } from './scheduleTexts.ts'

export interface ScheduleActions {
  onEdit: (schedule: Schedule) => void
  /** Opens the form of a new one with the values of this. */
  onDuplicate: (schedule: Schedule) => void
  onDelete: (schedule: Schedule) => void
  /** Asked for where the API can do it. */
  onRun: (schedule: Schedule) => void
}

/** Facts about the list that its columns need. */
interface ScheduleContext {
  isAdmin: boolean
  viewerZone: string
  locations: readonly Location[]
  /** ISO 8601 instant. */
  now: string
}

/** The columns of the schedules. Specification §2 "Scheduled tab". */
export function scheduleColumns(
  { isAdmin, viewerZone, locations, now }: ScheduleContext,
  actions: ScheduleActions,
): Column<Schedule>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      searchText: (schedule) =>
        [sitesText(schedule, locations), schedule.recipients ?? ''].join('\n'),
      cell: (schedule) => (
        <>
          <bdi>{schedule.name}</bdi>
          <WhereAndWhom>{whereAndWhom(schedule, locations)}</WhereAndWhom>
        </>
      ),
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
      value: (schedule) => stateText(scheduleState(schedule, now)),
      cell: (schedule) => {
        const state = scheduleState(schedule, now)
        const isRunning = state.kind === 'active'
        return (
          <StatusBadge
            tone={isRunning ? 'good' : 'noData'}
            icon={isRunning ? <CirclePlay /> : <CirclePause />}
          >
            {stateText(state)}
          </StatusBadge>
        )
      },
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
          <IconButton
            size="sm"
            label={`Duplicate ${isolate(schedule.name)}`}
            onClick={() => actions.onDuplicate(schedule)}
          >
            <Copy />
          </IconButton>
        </>
      ),
    },
  ]
}

function whereAndWhom(schedule: Schedule, locations: readonly Location[]): string {
  return [whereText(schedule, locations), whomText(schedule)].filter(Boolean).join(' · ')
}

/** Where all columns and four buttons of a row have to fit, the words stand alone. */
const RowButton = styled(Button)`
  ${media.below.lg} {
    padding-inline: ${space[1]};
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

/** Stands below the name, so that the columns stay those of the specification. */
const WhereAndWhom = styled.span`
  display: block;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  ${text('caption')}
`
