'use client'

import { createContext, type RefObject, use, useSyncExternalStore } from 'react'
import type { Theme, ThemesByMedia } from './theme.ts'

/** What a `ThemeRoot` gives to what is within it. */
export interface ThemeAround {
  /** The theme that holds now. */
  theme: Theme
  /** Declarations of its variables. */
  variables: string
  /** The root's own box: what lies above everything stands in it, to have its variables. */
  box: RefObject<HTMLDivElement | null>
}

export const ThemeContext = createContext<ThemeAround | null>(null)

/**
 * Gives the theme around as plain values, for what cannot read CSS variables: a canvas, a picture, a file. Whoever
 * asks renders again when the theme changes; a style template asks `color` and does not.
 * @throws Error outside of a `ThemeRoot`
 */
export function useTheme(): Theme {
  const around = use(ThemeContext)
  if (!around) throw new Error('useTheme: there is no ThemeRoot around')
  return around.theme
}

/** Chooses among themes by what the reader's system asks for, and follows a change. On a server it is the first. */
export function useThemeByMedia(theme: Theme, byMedia: ThemesByMedia): Theme {
  const queries = Object.keys(byMedia)
  const subscribe = (onChange: () => void) => {
    const end = new AbortController()
    for (const query of queries) matchMedia(query).addEventListener('change', onChange, end)
    return () => end.abort()
  }
  const query = useSyncExternalStore(
    subscribe,
    () => queries.findLast((query) => matchMedia(query).matches),
    () => undefined,
  )
  return (query === undefined ? undefined : byMedia[query]) ?? theme
}
