import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from './portal.ts'

/** The text of a whole PDF without any space, since the lines of a cell leave none behind. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  let text = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) text += 'str' in item ? item.str : ''
  }
  await task.destroy()
  return withoutSpace(text)
}

export function withoutSpace(text: string): string {
  return text.replace(/\s/g, '')
}

/** The rows of a CSV file, by a parser that forgives nothing; its byte-order mark and header are as agreed. */
export function csvRows(bytes: Buffer, header: string): Record<string, string>[] {
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.subarray(3).toString().split('\r\n')[0]).toBe(header)
  return parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' })
}
