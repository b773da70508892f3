import { colorSchemeScript } from '@netportal/ui/color-scheme'
import { themeKey } from '../src/shell/themeKey.ts'
import { themes } from '../src/themes/themes.ts'

const loaded = await Promise.all(
  Object.entries(themes).map(async ([name, load]) => [name, await load()] as const),
)

/** The script that paints the ground of the stored theme, of all that the portal has. */
export const themeScript = colorSchemeScript({
  storageKey: themeKey,
  themes: Object.fromEntries(loaded),
})
