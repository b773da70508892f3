import {
  annotationKinds,
  incidentLimits,
  listCallTickets,
  listIncidents,
  listRangeTickets,
} from '@netportal/contract'
import { useState } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useListAddress } from '../../shared/address/useListAddress.ts'
import { queryOf, type RangePeriod } from '../../shared/range/range.ts'
import type { ChartAnnotations } from './annotationReferences.ts'

const dayMs = 86_400_000

/**
 * Reads the location's incidents and calls of the shown days, for an API that announces incidents. What a reader
 * switched off in the legend is not asked for; the charts wait for none of it.
 */
export function useAnnotations(
  locationId: string | undefined,
  days: number,
  /** A range of the calendar in place of the days; its ends may still be to come. */
  calendar: { period: RangePeriod | null } | null,
): ChartAnnotations | undefined {
  const hasIncidents = useExtra('incidents') === 'announced'
  const [openedMs] = useState(Date.now)
  const [hidden, hide] = useListAddress('hide', annotationKinds)
  const isAsked = hasIncidents && locationId !== undefined && calendar?.period !== null
  const span = calendar?.period
    ? queryOf(calendar.period)
    : { from: new Date(openedMs - days * dayMs).toISOString() }
  const incidents = useRemote(
    listIncidents,
    isAsked && !hidden.includes('incidents')
      ? {
          query: {
            location_id: locationId,
            ...span,
            limit: incidentLimits.pageMax,
          },
        }
      : null,
    { keepPrevious: true },
  )
  const params = isAsked && !hidden.includes('calls') ? { id: locationId } : null
  const ofDays = useRemote(
    listCallTickets,
    params && calendar === null ? { params, query: { days_past: days } } : null,
    { keepPrevious: true },
  )
  const ofRange = useRemote(
    listRangeTickets,
    params && calendar?.period ? { params, query: queryOf(calendar.period) } : null,
    { keepPrevious: true },
  )
  const calls = calendar === null ? ofDays : ofRange
  return hasIncidents ? { incidents, calls, hidden, onHiddenChange: hide } : undefined
}
