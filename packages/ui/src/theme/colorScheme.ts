import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import type { ColorScheme, Theme } from './theme.ts'

/** Reads a stored colour scheme; anything unknown is light. */
export function parseColorScheme(value: unknown): ColorScheme {
  return value === 'dark' ? 'dark' : 'light'
}

/** The reader's stored choice; light where storage is empty, spoilt or refused by the browser. */
export function readColorScheme(storageKey: string): ColorScheme {
  try {
    return parseColorScheme(localStorage.getItem(storageKey))
  } catch {
    return 'light'
  }
}

/** Stores the reader's choice; where the browser refuses storage it lasts as long as the page. */
export function storeColorScheme(storageKey: string, scheme: ColorScheme): void {
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // A refused write costs the memory of the choice, nothing else.
  }
}

/** Root style properties that the script sets and `DocumentStyles` takes over. */
export const firstPaintProperties = ['color-scheme', 'background-color'] as const

/**
 * Source of a script that gives the page its stored scheme before anything is painted, so that a
 * dark page never flashes white. It stands inline in the document's head; a content security
 * policy allows it by its hash, since its text depends on nothing but the arguments.
 */
export function colorSchemeScript({
  storageKey,
  light = lightTheme,
  dark = darkTheme,
}: {
  storageKey: string
  /** @default lightTheme */
  light?: Theme
  /** @default darkTheme */
  dark?: Theme
}): string {
  const canvas = JSON.stringify({ light: light.color.canvas, dark: dark.color.canvas })
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c')
  return (
    `(function(){var s='light';try{if(localStorage.getItem(${key})==='dark')s='dark'}catch(e){}` +
    `var r=document.documentElement.style;r.colorScheme=s;r.backgroundColor=${canvas}[s]})()`
  )
}
