import type { Theme } from '@netportal/ui'
import { lightTheme } from '@netportal/ui/themes'

/**
 * Gives what files of charts are drawn with, whichever theme the page has: they are printed and passed on, and
 * those that a server makes know no page.
 * @param own light theme of a product
 * @returns the page's theme where it is a light one, otherwise `lightTheme` with the page's typeface
 */
export function paperTheme(page: Theme, own?: Theme): Theme {
  return own ?? (page.colorScheme === 'light' ? page : { ...lightTheme, font: page.font })
}
