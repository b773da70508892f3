import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The rows of a saved CSV file by their headers, as a program for tables reads them. */
export async function csvRows(file: Download): Promise<Record<string, string>[]> {
  return parse(await readFile(await file.path()), { bom: true, columns: true })
}

/** What a saved PDF says, page after page, as a search in it finds. */
export async function pdfText(file: Download): Promise<string> {
  const bytes = await readFile(await file.path())
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await task.destroy()
  return texts.join('\n')
}

/**
 * Has the browser decode a saved picture.
 * @returns its size, and how many of its pixels are light ground, and how many are of a strong colour
 */
export async function pictureOf(page: Page, file: Download) {
  const base64 = await readFile(await file.path(), 'base64')
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
  }, base64)
}
