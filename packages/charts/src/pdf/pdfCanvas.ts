/** OpenType features: those to switch on, or each with its state. */
export type Features = readonly string[] | Readonly<Record<string, boolean>>

/** The part of a pdfkit document that charts draw on. */
export interface PdfCanvas {
  save(): unknown
  restore(): unknown
  translate(x: number, y: number): unknown
  scale(x: number, y: number): unknown
  path(d: string): unknown
  rect(x: number, y: number, width: number, height: number): unknown
  /** Cuts what follows off beyond the path. */
  clip(): unknown
  roundedRect(x: number, y: number, width: number, height: number, radius: number): unknown
  fillColor(color: string, opacity?: number): unknown
  strokeColor(color: string): unknown
  lineWidth(width: number): unknown
  lineCap(cap: 'butt' | 'round'): unknown
  lineJoin(join: 'round'): unknown
  dash(lengths: number[]): unknown
  fill(): unknown
  stroke(): unknown
  fillAndStroke(): unknown
  registerFont(name: string, font: PdfFont): unknown
  font(name: string): unknown
  fontSize(size: number): unknown
  text(
    text: string,
    x: number,
    y: number,
    options: {
      /** Naming one also makes pdfkit shape a text as a whole, not word by word. */
      features: Features
      lineBreak: false
      baseline: 'alphabetic'
      /** Percent. @default 100 */
      horizontalScaling?: number
    },
  ): unknown
  /** Writes operators of the page's own language. */
  addContent(operators: string): unknown
}

/** The part of a font opened by fontkit that charts use. */
export interface PdfFont {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  /**
   * @param place script, language and direction, which pdfkit may give
   * @returns glyphs from left to right, whatever the direction of the script; lengths in font units
   */
  layout(text: string, features?: Features, ...place: readonly unknown[]): GlyphRun
}

export interface GlyphRun {
  readonly advanceWidth: number
  readonly glyphs: readonly { readonly path: GlyphPath }[]
  readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
}

export interface GlyphPath {
  translate(x: number, y: number): GlyphPath
  scale(x: number, y: number): GlyphPath
  toSVG(): string
}
