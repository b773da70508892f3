import {
  annotationKinds,
  incidentLimits,
  listCallTickets,
  listIncidents,
} from '@netportal/contract'
import { useState } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useListAddress } from '../../shared/address/useListAddress.ts'
import type { ChartAnnotations } from './annotationReferences.ts'

const dayMs = 86_400_000

/**
 * Reads the location's incidents and calls of the shown days, for an API that announces incidents. What a reader
 * switched off in the legend is not asked for; the charts wait for none of it.
 */
export function useAnnotations(
  locationId: string | undefined,
  days: number,
): ChartAnnotations | undefined {
  const hasIncidents = useExtra('incidents') === 'announced'
  const [openedMs] = useState(Date.now)
  const [hidden, hide] = useListAddress('hide', annotationKinds)
  const isAsked = hasIncidents && locationId !== undefined
  const incidents = useRemote(
    listIncidents,
    isAsked && !hidden.includes('incidents')
      ? {
          query: {
            location_id: locationId,
            from: new Date(openedMs - days * dayMs).toISOString(),
            limit: incidentLimits.pageMax,
          },
        }
      : null,
    { keepPrevious: true },
  )
  const calls = useRemote(
    listCallTickets,
    isAsked && !hidden.includes('calls')
      ? { params: { id: locationId }, query: { days_past: days } }
      : null,
    { keepPrevious: true },
  )
  return hasIncidents ? { incidents, calls, hidden, onHiddenChange: hide } : undefined
}
