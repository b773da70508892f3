/** The part of pdfkit 0.20 that is used here; @types/pdfkit describes 0.17. */
declare module 'pdfkit' {
  import type { PdfCanvas } from '@netportal/charts/pdf'

  export interface Outline {
    /** Leads to a place of the page that is being drawn, points from its top and its right. */
    addItem(title: string, options: { top: number; left: number }): Outline
  }

  /** A part of the document's structure. */
  export interface StructureElement {
    readonly dictionary: { readonly data: { A?: unknown } }
    add(child: StructureElement | StructureContent): StructureElement
    /** Nothing is added to it any more. */
    end(): void
  }

  interface StructureOptions {
    alt?: string
    actual?: string
    /** left, top, right, bottom in points */
    bbox?: number[]
    scope?: 'Column' | 'Row'
  }

  /** Content of a page that belongs to a part of the structure. */
  interface StructureContent {
    readonly refs: readonly unknown[]
  }

  export interface PdfDocument extends PdfCanvas {
    outline: Outline
    addPage(): unknown
    image(
      png: Uint8Array | object,
      x: number,
      y: number,
      size: { width: number; height: number },
    ): unknown
    openImage(png: Uint8Array): object
    struct(type: string, options: StructureOptions): StructureElement
    addStructure(element: StructureElement): unknown
    markContent(tag: 'Artifact', options: { type: 'Layout' }): unknown
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): unknown
    end(): void
  }

  const PDFDocument: new (options: {
    /** Points. */
    size: [number, number]
    margin: number
    /** null: none, so that no standard font is read. */
    font: null
    lang: string
    pdfVersion: '1.7'
    /** What the document claims to be: it has to be tagged for it. */
    subset: 'PDF/UA'
    tagged: true
    autoFirstPage: boolean
    info: { Title: string; CreationDate: Date }
    /** The window's title is the document's. */
    displayTitle: boolean
  }) => PdfDocument

  export default PDFDocument
}

declare module 'pdfkit/output' {
  import type { PdfDocument } from 'pdfkit'

  export function toBytes(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>
}
