import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TextWeight } from '../shapes/shape.ts'
import type { ShippedFontName } from './shippedFonts.ts'

const require = createRequire(import.meta.url)

/** Reads a shipped font from disk, in Node. */
export function readFontFile(
  name: ShippedFontName,
  weight: TextWeight,
): Promise<Uint8Array<ArrayBuffer>> {
  const family = name.startsWith('inter') ? 'inter' : 'instrument-sans'
  return readFile(require.resolve(`@fontsource/${family}/files/${name}-${weight}-normal.woff`))
}
