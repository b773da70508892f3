import type { ThemeFontFile } from '@netportal/ui'
import type { FontFile } from './fontSet.ts'
import { type OwnFace, openFace } from './ownFace.ts'

/**
 * Loads the typeface of a theme, in a browser.
 * @throws Error when a file does not come, or is no font that can go into a PDF
 */
export async function fetchFace(files: readonly ThemeFontFile[]): Promise<OwnFace> {
  return openFace(await Promise.all(files.map(fetchFile)))
}

/** Each has a family of its own, or the last of a weight would stand for all. */
async function fetchFile({ weight, url }: ThemeFontFile, place: number): Promise<FontFile> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} did not come: status ${response.status}`)
  return { family: `own ${place}`, weight, bytes: new Uint8Array(await response.arrayBuffer()) }
}
