import type { ThemeChoice } from '@netportal/ui'
import { lightHighContrastTheme } from '@netportal/ui/themes'
import { firstTheme } from './firstTheme.ts'
import { moreContrast } from './moreContrast.ts'

/** The light theme, and what stands in for it where the reader asks for more contrast. */
export const light: ThemeChoice = {
  ...firstTheme,
  themeByMedia: { [moreContrast]: lightHighContrastTheme },
}
