import type { ThemeFontFile } from '@netportal/ui'
import type { OwnFace } from './fontSet.ts'
import { openFace } from './ownFace.ts'

/**
 * Loads the typeface of a theme, in a browser.
 * @throws Error when a file does not come, or is no font that can go into a PDF
 */
export async function fetchFace(files: readonly ThemeFontFile[]): Promise<OwnFace> {
  return openFace(await Promise.all(files.map(fetchFile)))
}

async function fetchFile({ weight, url }: ThemeFontFile) {
  return { weight, bytes: await fetchBytes(url) }
}

/** @throws Error when the file does not come */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} did not come: status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
