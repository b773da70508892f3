import { useEffect, useState } from 'react'

/**
 * The time, for a page that shows it or counts with it.
 * @param everyMs how often it moves on; it does so on the clock's own marks, such as full minutes
 * @returns epoch milliseconds
 */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setNowMs(Date.now())
      timer = setTimeout(tick, everyMs - (Date.now() % everyMs))
    }
    // A browser slows the timers of a hidden page down: when it is seen again it may be late.
    const catchUp = () => {
      if (!document.hidden) tick()
    }
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs))
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [everyMs])
  return nowMs
}
