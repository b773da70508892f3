import { useEffect } from 'react'
import { themes } from '../themes/themes.ts'

/** Fetches the themes that are not shown once the page has nothing else to do, so that a switch needs no connection. */
export function useThemesAtHand(): void {
  useEffect(() => {
    // Safari has no idle callback: soon is good enough there.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      for (const load of Object.values(themes)) load().catch(() => undefined)
    })
  }, [])
}
