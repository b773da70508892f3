import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontFile } from '../fonts/fontSet.ts'

const require = createRequire(import.meta.url)

const files = {
  Arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  Chinese: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
}

/** Loads the fonts that a product might inject for other scripts. */
export function loadOtherFonts(): Promise<readonly FontFile[]> {
  return Promise.all(
    Object.entries(files).map(async ([family, file]): Promise<FontFile> => {
      return { family, weight: 400, bytes: await readFile(require.resolve(file)) }
    }),
  )
}
