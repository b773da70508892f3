import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  title: string
  /** The text of each page, in the order in which it was written. */
  pages: string[]
  /** The entries of the outline. */
  outline: string[]
}

/** Reads what a PDF says, as a reader's program does that searches or copies. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  const { info } = await document.getMetadata()
  const outline = (await document.getOutline()) ?? []
  await task.destroy()
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : ''
  return { title, pages, outline: outline.map((entry) => entry.title) }
}
