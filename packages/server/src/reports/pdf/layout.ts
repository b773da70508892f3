import { lightTheme, linePicture, type TextFont } from '@netportal/charts/plots'
import { attempt } from '../attempt.ts'
import { breakText } from './breakText.ts'
import { layOutCover } from './cover.ts'
import type { Block, ChartBlock, Figure, ReportDocument, Section } from './model.ts'
import { contentWidth, ink, PageFlow, page } from './pageFlow.ts'
import { addMargins } from './pageMargins.ts'
import { layOutTable } from './table.ts'

const sectionFont: TextFont = { sizePx: 16, weight: 600 }
const chartFont: TextFont = { sizePx: 13, weight: 600 }
const textFont: TextFont = { sizePx: 13, weight: 400 }
const figureFont: TextFont = { sizePx: 24, weight: 600 }
const smallFont: TextFont = { sizePx: 12, weight: 400 }

const headings = {
  1: { tag: 'H2', font: sectionFont, height: 26 },
  2: { tag: 'H3', font: chartFont, height: 24 },
} as const

/** Three charts with their names and legends fill a page. */
const chartHeight = 210
const chartRoom = chartHeight + 90
/** Around a picture of `charts`. */
const picturePadding = 24
const figuresPerRow = 4
const figureGap = 16
const noteHeight = 16

/** Puts a document onto pages: pure geometry, as shapes that any drawing of ours can draw. */
export function layOutDocument(document: ReportDocument): PageFlow {
  const flow = new PageFlow()
  layOutCover(flow, document)
  for (const section of document.sections) {
    flow.within(flow.part('Sect'), () => layOutSection(flow, section))
  }
  addMargins(flow.pages, document)
  return flow
}

function layOutSection(
  flow: PageFlow,
  { title, level = 1, startsPage = false, blocks }: Section,
): void {
  const [first] = blocks
  const { tag, font, height } = headings[level]
  if (startsPage) flow.newPage()
  flow.skip(level === 1 ? 20 : 8)
  // A heading does not stand alone at the foot of a page.
  flow.keep(first?.kind === 'chart' ? chartRoom + 30 : 130)
  flow.current.bookmarks.push({ title, y: flow.y, level })
  flow.within(flow.part(tag), () => {
    for (const line of breakText(title, contentWidth, font)) {
      flow.write(line, font, { x: page.margin, dy: font.sizePx + 1, fill: ink.text.base })
      flow.y += height
    }
  })
  for (const block of blocks) {
    attempt(
      () => layOutBlock(flow, block),
      (words) => layOutBlock(flow, { kind: 'text', text: `${words}.` }),
    )
  }
}

function layOutBlock(flow: PageFlow, block: Block): void {
  switch (block.kind) {
    case 'figures':
      flow.within(flow.part('L'), () => {
        for (let start = 0; start < block.figures.length; start += figuresPerRow) {
          layOutFigures(flow, block.figures.slice(start, start + figuresPerRow))
        }
      })
      return
    case 'chart':
      layOutChart(flow, block)
      return
    case 'table':
      layOutTable(flow, block)
      return
    case 'text':
      layOutText(flow, block.text)
      return
    default:
      block satisfies never
  }
}

function layOutText(flow: PageFlow, text: string): void {
  flow.within(flow.part('P'), () => {
    for (const line of breakText(text, contentWidth, textFont)) {
      flow.keep(20)
      flow.write(line, textFont, { x: page.margin, dy: 14, fill: ink.text.muted })
      flow.y += 20
    }
  })
  flow.y += 8
}

/** Figures side by side under one heavy rule: the label small above, the number first. */
function layOutFigures(flow: PageFlow, figures: readonly Figure[]): void {
  const width = (contentWidth - (figuresPerRow - 1) * figureGap) / figuresPerRow
  const notes = figures.map(({ notes = [] }) =>
    notes.flatMap((note) => breakText(note, width, smallFont)),
  )
  const height = 70 + Math.max(1, ...notes.map((lines) => lines.length)) * noteHeight
  flow.keep(height)
  for (const [index, figure] of figures.entries()) {
    const place = { x: page.margin + index * (width + figureGap), width }
    flow.within(flow.part('LI'), () => layOutFigure(flow, figure, notes[index] ?? [], place))
  }
  flow.y += height
}

function layOutFigure(
  flow: PageFlow,
  { label, value, tone }: Figure,
  notes: readonly string[],
  { x, width }: { x: number; width: number },
): void {
  const rule = tone ? ink.status[tone].fill : ink.line.ink
  flow.decorate({ kind: 'rect', x, y: flow.y, width, height: 2, fill: rule })
  flow.within(flow.part('Lbl'), () =>
    flow.write(label, smallFont, { x, dy: 22, fill: ink.text.muted }),
  )
  flow.within(flow.part('LBody'), () => {
    const isShort = breakText(value, width, figureFont).length === 1
    const font = isShort ? figureFont : textFont
    const shown = isShort ? value : (breakText(value, width, textFont)[0] ?? '')
    flow.write(shown, font, { x, dy: 50, fill: tone ? ink.status[tone].text : ink.text.base })
    for (const [index, note] of notes.entries()) {
      flow.write(note, smallFont, { x, dy: 70 + index * noteHeight, fill: ink.text.subtle })
    }
  })
}

function layOutChart(flow: PageFlow, { title, alt, ...chart }: ChartBlock): void {
  const picture = linePicture(
    { ...chart, width: contentWidth, height: chartHeight, theme: lightTheme },
    { title: '', details: [] },
  )
  const height = picture.height - picturePadding
  flow.keep(height + (title === undefined ? 0 : 24))
  if (title !== undefined) {
    flow.within(flow.part('H3'), () => {
      for (const line of breakText(title, contentWidth, chartFont)) {
        flow.write(line, chartFont, { x: page.margin, dy: 16, fill: ink.text.base })
        flow.y += 22
      }
    })
  }
  const box = [page.margin, flow.y, page.width - page.margin, flow.y + height] as const
  flow.within(flow.part('Figure', { alt, box }), () =>
    flow.draw({
      kind: 'group',
      x: page.margin - picturePadding,
      y: flow.y - picturePadding / 2,
      // The ground of the picture is the paper of the page.
      shapes: picture.shapes.slice(1),
    }),
  )
  flow.y += height
}
