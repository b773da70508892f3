import type { ThemeChoice } from '@netportal/ui'
import { darkTheme } from '@netportal/ui/themes'

/** The dark theme. */
export const dark: ThemeChoice = { theme: darkTheme }
