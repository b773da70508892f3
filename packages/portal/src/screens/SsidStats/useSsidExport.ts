import {
  type AnnotationKind,
  annotationKinds,
  type ExportFormat,
  type ExportRequest,
  type Location,
  limits,
  startSsidClientCountExport,
  startSsidDataUsageExport,
} from '@netportal/contract'
import { addDays, today } from '@netportal/format'
import { useToast } from '@netportal/ui'
import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '../../api/callApi.ts'
import { useExtra } from '../../api/useExtra.ts'
import { logFailure } from '../../shared/logFailure.ts'
import type { RangeDays } from '../../shared/range/range.ts'
import type { Remote } from '../../shared/remote.ts'
import { wait } from '../../shared/wait.ts'
import { runTask, TaskError } from '../../tasks/runTask.ts'
import type { SsidIdentity } from './useSsidIdentity.ts'

/** Which of the two charts is exported. Specification §7 "Reports and tasks". */
export type ExportKind = 'client-count' | 'data-usage'

const starts = {
  'client-count': startSsidClientCountExport,
  'data-usage': startSsidDataUsageExport,
}

interface ExportedPart {
  /** So many days before today, and today, by the browser's date. */
  days: number
  /** Days of the location in their place; null for none. */
  calendarDays: RangeDays | null
  /** What the reader has switched off beside the lines; undefined where there is nothing beside them. */
  hidden: readonly AnnotationKind[] | undefined
}

/**
 * Has the server export a chart. What goes wrong is logged and shown as a toast in the same words.
 * Specification §4 "SSID stats export".
 * @returns settles when the export can be asked for again; leaving the page ends it without a word
 */
export function useSsidExport(
  location: Remote<Location>,
  ssid: SsidIdentity,
  { days, calendarDays, hidden }: ExportedPart,
): (kind: ExportKind, format: ExportFormat) => Promise<void> {
  const toast = useToast()
  const { first, last } = calendarDays ?? {}
  const canAnnotate = useExtra('incident-history') === 'announced' && hidden !== undefined
  const page = useRef<AbortController>(null)
  useEffect(() => {
    page.current = new AbortController()
    return () => page.current?.abort()
  }, [])

  return useCallback(
    async (kind, format) => {
      const signal = page.current?.signal
      if (location.status !== 'ready' || signal === undefined) {
        logFailure('Export needs the location and the client counts')
        return
      }
      const end = today(new Date())
      const body: ExportRequest = {
        location_id: location.data.id,
        location_name: location.data.name,
        ssid_wlan_id_api: ssid.id,
        ssid_name: ssid.name,
        start_date: first ?? addDays(end, -days),
        end_date: last ?? end,
        export_format: format,
        ...(canAnnotate && {
          annotations: annotationKinds.filter((kind) => !hidden.includes(kind)),
        }),
      }
      const limit = { polls: limits.exportPollAttempts }
      const start = () => callApi(starts[kind], { body }, { signal })
      try {
        await runTask({ start, pollMs: limits.exportPollMs, limit }, signal)
        await wait(limits.exportRestMs, signal)
      } catch (error) {
        if (signal.aborted) return
        const isLate = error instanceof TaskError && error.reason === 'timeout'
        const text = isLate ? 'Export timed out' : starts[kind].failure
        logFailure(text, error)
        toast({ text, tone: 'critical' })
      }
    },
    [location, ssid.id, ssid.name, days, first, last, hidden, canAnnotate, toast],
  )
}
