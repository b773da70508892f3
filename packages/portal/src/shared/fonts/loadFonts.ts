import type { FontLoader } from '@netportal/charts'

let loader: Promise<FontLoader> | undefined

/**
 * Loads fonts of scripts that charts do not bring along, when a file with a name in one is made. They lie beside the
 * portal.
 * @throws Error when they do not come
 */
export const loadFonts: FontLoader = async (characters, texts) => {
  loader ??= import('./portalFonts.ts').then(({ openPortalFonts }) => openPortalFonts())
  try {
    return await (await loader)(characters, texts)
  } catch (error) {
    loader = undefined
    throw error
  }
}
