/// <reference path="./inlined.d.ts" />
import type { TextWeight } from '../shapes/shape.ts'
import type { ShippedFontName } from './shippedFonts.ts'

/**
 * Reads a shipped font that has been put into the code itself, so that it is found whatever bundles the
 * product and whatever its content security policy allows. Each comes in a chunk of its own.
 */
export async function readInlinedFont(
  name: ShippedFontName,
  weight: TextWeight,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: dataUrl } = await modules[name][weight]()
  return bytesOf(dataUrl)
}

/** @param dataUrl in base64 */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const modules: Record<ShippedFontName, Record<TextWeight, () => Promise<{ default: string }>>> = {
  'instrument-sans-latin': {
    400: () =>
      import('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline'),
    600: () =>
      import('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline'),
  },
  'instrument-sans-latin-ext': {
    400: () =>
      import('@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?inline'),
    600: () =>
      import('@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline'),
  },
  'inter-latin': {
    400: () => import('@fontsource/inter/files/inter-latin-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-latin-600-normal.woff?inline'),
  },
  'inter-latin-ext': {
    400: () => import('@fontsource/inter/files/inter-latin-ext-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-latin-ext-600-normal.woff?inline'),
  },
  'inter-vietnamese': {
    400: () => import('@fontsource/inter/files/inter-vietnamese-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-vietnamese-600-normal.woff?inline'),
  },
  'inter-greek': {
    400: () => import('@fontsource/inter/files/inter-greek-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-greek-600-normal.woff?inline'),
  },
  'inter-greek-ext': {
    400: () => import('@fontsource/inter/files/inter-greek-ext-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-greek-ext-600-normal.woff?inline'),
  },
  'inter-cyrillic': {
    400: () => import('@fontsource/inter/files/inter-cyrillic-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-cyrillic-600-normal.woff?inline'),
  },
  'inter-cyrillic-ext': {
    400: () => import('@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff?inline'),
    600: () => import('@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff?inline'),
  },
}
