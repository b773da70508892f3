import type { ThemeChoice } from '@netportal/ui'
import { lightTheme } from '@netportal/ui/themes'

/** The theme until somebody chooses, and on paper: the one that the login page brings along. */
export const firstTheme: ThemeChoice = { theme: lightTheme }

/**
 * The portal's themes by name, which is what is stored when a reader chooses one. A new one is a file, and a line
 * here. Each is loaded when it is shown.
 */
export const themes = {
  light: async () => firstTheme,
  dark: async () => (await import('./dark.ts')).dark,
}

/** Name of a theme. */
export type ThemeName = keyof typeof themes
