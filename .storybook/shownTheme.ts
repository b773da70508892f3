import { useSyncExternalStore } from 'react'

type ThemeName = 'light' | 'dark'

let shown: ThemeName | undefined
const listeners = new Set<() => void>()

/**
 * Shows the story that is drawn in another theme, as it stands: nothing of it is mounted anew.
 * @returns once the page has it
 */
export async function showTheme(theme: ThemeName | undefined): Promise<void> {
  shown = theme
  for (const tell of listeners) tell()
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Gives the theme that a test shows in place of the toolbar's. */
export function useShownTheme(): ThemeName | undefined {
  const read = () => shown
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    read,
    // The tests of rendering on a server draw stories as well.
    read,
  )
}
