import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import type { ColorScheme, Theme, ThemesByMedia } from './theme.ts'

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

/** A theme that a reader may choose, as `ThemeRoot` takes it. */
export interface ThemeChoice {
  /** The theme. */
  theme: Theme
  /** Themes that stand in for it by media queries. */
  themeByMedia?: ThemesByMedia
}

/**
 * Source of a script that gives the page its stored theme's ground before anything is painted, so that a
 * dark page never flashes white. It stands inline in the document's head; a content security
 * policy allows it by its hash, since its text depends on nothing but the arguments.
 */
export function colorSchemeScript({
  storageKey,
  themes = { light: { theme: lightTheme }, dark: { theme: darkTheme } },
}: {
  /** Where local storage keeps the name of the chosen theme. */
  storageKey: string
  /** The themes by their names; the first holds until somebody chooses. @default light and dark */
  themes?: Readonly<Record<string, ThemeChoice>>
}): string {
  const grounds = Object.fromEntries(
    Object.entries(themes).map(([name, { theme, themeByMedia }]) => [
      name,
      Object.entries({ all: theme, ...themeByMedia }).map(([query, { colorScheme, color }]) => [
        query,
        colorScheme,
        color.canvas,
      ]),
    ]),
  )
  return (
    `(function(){var t=${literal(grounds)},n=${literal(Object.keys(themes)[0])};` +
    `try{var k=localStorage.getItem(${literal(storageKey)});if(t.hasOwnProperty(k))n=k}catch(e){}` +
    `var r=document.documentElement.style;t[n].forEach(function(g){` +
    `if(matchMedia(g[0]).matches){r.colorScheme=g[1];r.backgroundColor=g[2]}})})()`
  )
}

/** A value as JavaScript that cannot end its script early. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
