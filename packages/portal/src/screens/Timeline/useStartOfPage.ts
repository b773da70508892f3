import { showStart } from '@netportal/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { Remote } from '../../shared/remote.ts'

/**
 * Shows a page that was turned to from its start, as soon as it is there.
 * @returns for the list, and what to call when its page is turned
 */
export function useStartOfPage<Page>(
  events: Remote<Page>,
): [list: RefObject<HTMLDivElement | null>, onTurn: () => void] {
  const list = useRef<HTMLDivElement>(null)
  const turnedFrom = useRef<Page>(null)
  const shown = events.status === 'ready' ? events.data : null
  useEffect(() => {
    if (turnedFrom.current === null || turnedFrom.current === shown) return
    turnedFrom.current = null
    showStart(list.current)
  }, [shown])
  const onTurn = () => {
    turnedFrom.current = shown
  }
  return [list, onTurn]
}
