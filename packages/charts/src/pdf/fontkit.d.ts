/** The part of fontkit 2.0 that is used here; @types/fontkit asks for a Buffer, which browsers lack. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** @returns glyphs from left to right, whatever the direction of the script; lengths in font units */
    layout(text: string, features: readonly string[]): GlyphRun
  }

  export interface GlyphRun {
    readonly advanceWidth: number
    readonly glyphs: readonly { readonly path: Path }[]
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }

  export interface Path {
    translate(x: number, y: number): Path
    toSVG(): string
  }

  /** @throws Error when the bytes are not a font */
  export function create(bytes: Uint8Array): Font
}
