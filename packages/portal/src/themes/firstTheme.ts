import type { ThemeChoice } from '@netportal/ui'
import { lightTheme } from '@netportal/ui/themes'

/** The theme until another is loaded, and on paper: the one that the login page brings along. */
export const firstTheme: ThemeChoice = { theme: lightTheme }
