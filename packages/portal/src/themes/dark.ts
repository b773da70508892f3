import type { ThemeChoice } from '@netportal/ui'
import { darkHighContrastTheme, darkTheme } from '@netportal/ui/themes'
import { moreContrast } from './moreContrast.ts'

/** The dark theme, and what stands in for it where the reader asks for more contrast. */
export const dark: ThemeChoice = {
  theme: darkTheme,
  themeByMedia: { [moreContrast]: darkHighContrastTheme },
}
