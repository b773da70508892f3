import type { ThemeChoice } from '@netportal/ui'
import { useSyncExternalStore } from 'react'
import { createStoredState } from '../shared/storedState.ts'
import { firstTheme } from '../themes/firstTheme.ts'
import { moreContrast } from '../themes/moreContrast.ts'
import { type ThemeName, themes } from '../themes/themes.ts'
import { themeKey } from './themeKey.ts'

/** The reader's choice of theme: light until they choose. Specification §2 "Global shell". */
const themeName = createStoredState<ThemeName>({
  read: (entry) => {
    const stored = entry(themeKey)
    return isThemeName(stored) ? stored : 'light'
  },
  write: (name) => ({ [themeKey]: name }),
})

function isThemeName(name: string | null): name is ThemeName {
  return name !== null && Object.hasOwn(themes, name)
}

let shown = firstTheme
let isPrinting = false
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/**
 * Loads the theme that the reader has chosen and shows it; what is shown stays until then.
 * @throws Error when it cannot be loaded
 */
export async function showChosenTheme(): Promise<void> {
  const name = themeName.get()
  const choice = await themes[name]()
  if (name !== themeName.get()) return
  shown = choice
  notify()
}

/** Tells whether the theme that the page brings along is the one to show, so that nothing has to be waited for. */
export function isFirstThemeRight(): boolean {
  return themeName.get() === 'light' && !matchMedia(moreContrast).matches
}

themeName.subscribe(() => {
  // Without a connection the choice is remembered, and shown by the next page.
  showChosenTheme().catch(() => undefined)
})

for (const type of ['beforeprint', 'afterprint']) {
  addEventListener(type, () => {
    isPrinting = type === 'beforeprint'
    notify()
  })
}

/** The theme to show: the reader's choice, but on paper, which has no dark ground, the light one. */
export function useShownTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => (isPrinting ? firstTheme : shown))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes over to the dark theme from a light one, and to the light one from any other, and remembers it. */
export function toggleTheme(): void {
  themeName.set(shown.theme.colorScheme === 'light' ? 'dark' : 'light')
}
