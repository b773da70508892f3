import type { Shape, TextFont } from '@netportal/charts/plots'
import { breakText } from './breakText.ts'
import { fitLogo } from './cover.ts'
import type { ReportDocument } from './model.ts'
import { contentWidth, ink, type LaidOutPage, page } from './pageFlow.ts'

const smallFont: TextFont = { sizePx: 12, weight: 400 }
const footerY = page.height - 40
const headerY = 34
const logoRoom = { width: 110, height: 16 }

/** Puts what every page says into its margins: title, period and zone, whose document it is, its number. */
export function addMargins(pages: readonly LaidOutPage[], document: ReportDocument): void {
  for (const [index, page] of pages.entries()) {
    addFooter(page, document.footer, `Page ${index + 1} of ${pages.length}`)
    // The first page says it in full.
    if (index > 0) addHeader(page, document)
  }
}

function addFooter({ content }: LaidOutPage, footer: string, number: string): void {
  const line: Shape = {
    kind: 'rect',
    x: page.margin,
    y: footerY - 18,
    width: contentWidth,
    height: 1,
    fill: ink.line.base,
  }
  const words = firstLine(footer, contentWidth - 100)
  const shapes = [line, small(words, page.margin, footerY), right(number, footerY)]
  content.push({ node: null, shapes })
}

function addHeader({ content, pictures }: LaidOutPage, { brand, title }: ReportDocument): void {
  const size = brand?.logo && fitLogo(brand.logo, logoRoom)
  if (brand?.logo && size) {
    pictures.push({ ...size, png: brand.logo.png, x: page.margin, y: headerY - 12 })
  }
  const x = page.margin + (size ? size.width + 10 : 0)
  const name = brand?.name ? [small(firstLine(brand.name, contentWidth / 2), x, headerY)] : []
  const shapes = [...name, right(firstLine(title, contentWidth / 2 - 20), headerY)]
  content.unshift({ node: null, shapes })
}

function small(text: string, x: number, y: number): Shape {
  return { kind: 'text', text, x, y, ...smallFont, fill: ink.text.subtle }
}

function right(text: string, y: number): Shape {
  const x = page.width - page.margin
  return { kind: 'text', text, x, y, ...smallFont, anchor: 'end', fill: ink.text.subtle }
}

/** Returns as much of a text as stands on one line, with a sign that there is more of it. */
function firstLine(text: string, width: number): string {
  const [line = '', rest] = breakText(text, width, smallFont)
  return rest === undefined ? line : `${line.replace(/[\s,]+$/, '')}…`
}
