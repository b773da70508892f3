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

/** The theme to show: the reader's choice, but on paper, which has no dark ground, the light one. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => (isPrinting ? 'light' : colorScheme.get()))
}

let isPrinting = false

function subscribe(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    listener()
  }
  const stop = colorScheme.subscribe(listener)
  for (const type of printEvents) addEventListener(type, follow)
  return () => {
    stop()
    for (const type of printEvents) removeEventListener(type, follow)
  }
}

const printEvents = ['beforeprint', 'afterprint']

/** Goes over to the other theme and remembers it. */
export function toggleColorScheme(): void {
  colorScheme.set(colorScheme.get() === 'dark' ? 'light' : 'dark')
}
