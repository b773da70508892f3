import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from './portal.ts'

export async function bytesOf(file: Download): Promise<Buffer> {
  return readFile(await file.path())
}

/** Reads the text of each page of a PDF, as a search in it finds it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await task.destroy()
  return texts
}

/** The text of a whole PDF without any space, since the lines of a cell leave none behind. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return withoutSpace((await pdfPages(bytes)).join(''))
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

/**
 * Has the browser decode a saved picture.
 * @returns its size, and how many of its pixels are light ground, and how many are of a strong colour
 */
export function pictureOf(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (context === null) throw new Error('There is nothing to draw on')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    let ground = 0
    let colored = 0
    for (let at = 0; at < data.length; at += 4) {
      const channels = data.subarray(at, at + 3)
      const [darkest, lightest] = [Math.min(...channels), Math.max(...channels)]
      if (darkest > 240) ground += 1
      if (lightest - darkest > 100) colored += 1
    }
    return { width, height, ground, colored }
  }, bytes.toString('base64'))
}
