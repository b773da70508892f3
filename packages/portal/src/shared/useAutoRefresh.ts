import { useEffect, useEffectEvent } from 'react'

interface AutoRefreshOptions {
  isOn: boolean
  everyMs: number
  /** Fetches anew. */
  refresh: () => void
}

/**
 * Refreshes time and again while the page is seen. In a hidden tab it pauses; when the tab is seen
 * again after longer than the interval, it catches up at once.
 */
export function useAutoRefresh({ isOn, everyMs, refresh }: AutoRefreshOptions): void {
  const onDue = useEffectEvent(refresh)
  useEffect(() => {
    if (!isOn) return
    let dueMs = Date.now() + everyMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      if (document.hidden) return
      if (Date.now() >= dueMs) {
        dueMs = Date.now() + everyMs
        onDue()
      }
      timer = setTimeout(check, dueMs - Date.now())
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [isOn, everyMs])
}
