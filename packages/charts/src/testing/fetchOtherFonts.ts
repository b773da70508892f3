import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'
import chinese from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url'
import type { FontFile } from '../fonts/fontSet.ts'

/** Fetches the fonts that a product might inject for other scripts, in a browser. */
export function fetchOtherFonts(): Promise<readonly FontFile[]> {
  return Promise.all(
    Object.entries({ Arabic: arabic, Chinese: chinese }).map(
      async ([family, url]): Promise<FontFile> => {
        const response = await fetch(url)
        return { family, weight: 400, bytes: new Uint8Array(await response.arrayBuffer()) }
      },
    ),
  )
}
