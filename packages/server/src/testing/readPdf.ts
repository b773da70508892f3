import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A part of a document's structure, as a program reads it that reads aloud. */
export interface PdfPart {
  /** `Document`, `H1`, `Table`… */
  role: string
  /** Words for a picture, or what a text says that is read in another order from the places of its letters. */
  alt: string
  /** Text of its own, not of the parts within it, on this page. */
  text: string
  parts: PdfPart[]
}

export interface ReadPdf {
  title: string
  language: string
  /** The text of each page, in the order in which it was written. */
  pages: string[]
  /** The structure of each page: what goes on from page to page is a part of each. */
  structure: PdfPart[]
  /** Text of the pages that belongs to no part and is not marked as decoration either. */
  untagged: string
  /** The entries of the outline. */
  outline: string[]
}

/** Reads what a PDF says, as a reader's program does that searches, copies or reads aloud. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  const structure: PdfPart[] = []
  let untagged = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const texts = await readTexts(page)
    pages.push(texts.all)
    untagged += texts.untagged
    structure.push(toPart(await page.getStructTree(), texts.byId))
  }
  const { info } = await document.getMetadata()
  const outline = (await document.getOutline()) ?? []
  await task.destroy()
  return {
    title: textOf(info, 'Title'),
    language: textOf(info, 'Language'),
    pages,
    structure,
    untagged,
    outline: outline.map((entry) => entry.title),
  }
}

/** Finds the parts of a role, in the order of reading. */
export function partsOf(part: PdfPart, role: string): PdfPart[] {
  const inner = part.parts.flatMap((each) => partsOf(each, role))
  return part.role === role ? [part, ...inner] : inner
}

/** The text of a part and of all within it, in the order of reading. */
export function wholeText({ text, parts }: PdfPart): string {
  return text + parts.map(wholeText).join('')
}

async function readTexts(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const byId = new Map<string, string>()
  const open: { id: string | null; tag: string }[] = []
  let all = ''
  let untagged = ''
  for (const item of items) {
    if ('str' in item) {
      all += item.str
      const id = open.at(-1)?.id
      if (id) byId.set(id, (byId.get(id) ?? '') + item.str)
      else if (!open.some(({ tag }) => tag === 'Artifact')) untagged += item.str
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push({ id: item.id ?? null, tag: textOf(item, 'tag') })
  }
  return { all, byId, untagged }
}

function toPart(node: unknown, texts: ReadonlyMap<string, string>): PdfPart {
  const children = fieldOf(node, 'children')
  const list: unknown[] = Array.isArray(children) ? children : []
  const contents = list.filter((child) => textOf(child, 'type') === 'content')
  return {
    role: textOf(node, 'role'),
    alt: textOf(node, 'alt'),
    text: contents.map((child) => texts.get(textOf(child, 'id')) ?? '').join(''),
    parts: list.filter((child) => !contents.includes(child)).map((child) => toPart(child, texts)),
  }
}

function fieldOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined
  return Object.entries(object).find(([key]) => key === name)?.[1]
}

function textOf(object: unknown, name: string): string {
  const value = fieldOf(object, name)
  return typeof value === 'string' ? value : ''
}
