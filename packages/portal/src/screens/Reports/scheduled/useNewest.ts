import { listSchedules, type Schedule } from '@netportal/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/ApiError.ts'
import { errorMessage } from '../../../api/errorMessage.ts'
import type { Needed } from '../../../shared/remote.ts'
import type { ReadSchedule } from './useSchedules.ts'

/** Tells what became of a schedule that is about to be changed. */
export interface NewestEvents {
  onRead: (schedule: Schedule) => void
  onGone: () => void
}

/**
 * Reads a schedule once, as it is now, before it is changed: what the list shows may be an hour old.
 * @param known as the list has it; null while there is none, or nothing is to be read
 */
export function useNewest(
  known: Schedule | null,
  readSchedule: ReadSchedule,
  events: NewestEvents,
): Needed<null> {
  const [state, setState] = useState<Needed<null>>(
    known === null ? { status: 'ready', data: null } : { status: 'loading' },
  )
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ known, readSchedule, events })
  useLayoutEffect(() => {
    latest.current = { known, readSchedule, events }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads once
  useEffect(() => {
    const { known, readSchedule } = latest.current
    if (known === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    readSchedule(known.id, signal)
      .then((found) => {
        if (signal.aborted) return
        if (found === 'gone') return latest.current.events.onGone()
        latest.current.events.onRead(found === 'unknown' ? known : found)
        setState({ status: 'ready', data: null })
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        setState({
          status: 'failed',
          message: errorMessage(error, listSchedules),
          ...(error instanceof ApiError &&
            error.canRetry && {
              retry: () => {
                setState({ status: 'loading' })
                setAttempt((last) => last + 1)
              },
            }),
        })
      })
    return () => leaving.abort()
  }, [attempt])
  return state
}
