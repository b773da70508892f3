import type { ColorScheme } from '@netportal/ui'
import { parseColorScheme } from '@netportal/ui'
import { useSyncExternalStore } from 'react'
import { createStoredState } from '../shared/storedState.ts'
import { themeKey } from './themeKey.ts'

/** The reader's choice of theme: light until they choose. Specification §2 "Global shell". */
const colorScheme = createStoredState<ColorScheme>({
  read: (entry) => parseColorScheme(entry(themeKey)),
  write: (scheme) => ({ [themeKey]: scheme }),
})

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(colorScheme.subscribe, colorScheme.get)
}

/** Goes over to the other theme and remembers it. */
export function toggleColorScheme(): void {
  colorScheme.set(colorScheme.get() === 'dark' ? 'light' : 'dark')
}
