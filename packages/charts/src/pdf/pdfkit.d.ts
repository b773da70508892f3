/** The part of pdfkit 0.20 that is used here; @types/pdfkit describes 0.17. */
declare module 'pdfkit' {
  /** OpenType features: those to switch on, or each with its state. */
  type Features = readonly string[] | Readonly<Record<string, boolean>>

  export default class PDFDocument {
    constructor(options: {
      /** Points. */
      size: [number, number]
      margin: number
      /** null: none, so that no standard font is read. */
      font: null
      info: { Title: string; CreationDate: Date }
      /** The window's title is the document's. */
      displayTitle: boolean
    })
    end(): void
    scale(x: number, y?: number): this
    /** Writes operators of the page's own language. */
    addContent(operators: string): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    path(d: string): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    fillColor(color: string, opacity?: number): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    lineCap(cap: 'butt' | 'round'): this
    lineJoin(join: 'round'): this
    dash(lengths: readonly number[]): this
    undash(): this
    fill(): this
    stroke(): this
    fillAndStroke(): this
    /** @param source a font opened by fontkit */
    registerFont(name: string, source: import('fontkit').Font): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string, options: { features: Features }): number
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
    ): this
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: import('pdfkit').default): Promise<Uint8Array<ArrayBuffer>>
}
