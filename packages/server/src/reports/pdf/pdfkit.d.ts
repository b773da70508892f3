/** The part of pdfkit 0.20 that is used here; @types/pdfkit describes 0.17. */
declare module 'pdfkit' {
  import type { PdfCanvas } from '@netportal/charts/pdf'

  interface Outline {
    addItem(title: string): Outline
  }

  interface PDFDocument extends PdfCanvas {
    outline: Outline
    addPage(): unknown
    end(): void
  }

  const PDFDocument: new (options: {
    /** Points. */
    size: [number, number]
    margin: number
    /** null: none, so that no standard font is read. */
    font: null
    lang: string
    autoFirstPage: boolean
    info: { Title: string; CreationDate: Date }
    /** The window's title is the document's. */
    displayTitle: boolean
  }) => PDFDocument

  export default PDFDocument
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit'

  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
