import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads the texts of a PDF's first page in the order in which they were written. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const [, , width, height] = page.view
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []))
  await task.destroy()
  return { width, height, texts }
}
