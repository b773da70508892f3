import { lightTheme, linePicture, type TextFont } from '@netportal/charts/plots'
import { attempt } from '../attempt.ts'
import { breakText } from './breakText.ts'
import type { Block, ChartBlock, Figure, ReportDocument } from './model.ts'
import { contentWidth, ink, type LaidOutPage, PageFlow, page } from './pageFlow.ts'
import { layOutTable } from './table.ts'

const titleFont: TextFont = { sizePx: 28, weight: 600 }
const sectionFont: TextFont = { sizePx: 16, weight: 600 }
const textFont: TextFont = { sizePx: 13, weight: 400 }
const figureFont: TextFont = { sizePx: 24, weight: 600 }
const smallFont: TextFont = { sizePx: 12, weight: 400 }

const chartHeight = 240
/** Around a picture of `charts`. */
const picturePadding = 24
const figuresPerRow = 4
const figureGap = 16

/** Puts a document onto pages: pure geometry, as shapes that any drawing of ours can draw. */
export function layOutDocument(document: ReportDocument): LaidOutPage[] {
  const flow = new PageFlow()
  layOutCover(flow, document)
  for (const { title, blocks } of document.sections) {
    flow.skip(20)
    // A heading does not stand alone at the foot of a page.
    flow.keep(blocks[0]?.kind === 'chart' ? chartHeight + 160 : 130)
    flow.current.bookmarks.push({ title, y: flow.y })
    for (const line of breakText(title, contentWidth, sectionFont)) {
      flow.write(line, sectionFont, { x: page.margin, dy: 17, fill: ink.text.base })
      flow.y += 26
    }
    for (const block of blocks) {
      attempt(
        () => layOutBlock(flow, block),
        (words) => layOutBlock(flow, { kind: 'text', text: `${words}.` }),
      )
    }
  }
  addFooters(flow.pages, document)
  return flow.pages
}

function layOutCover(flow: PageFlow, { title, facts }: ReportDocument): void {
  flow.current.bookmarks.push({ title, y: flow.y })
  flow.rule(ink.line.ink, 3)
  flow.y += 16
  for (const line of breakText(title, contentWidth, titleFont)) {
    flow.write(line, titleFont, { x: page.margin, dy: 28, fill: ink.text.base })
    flow.y += 38
  }
  flow.y += 6
  const nameWidth = 104
  for (const { name, value } of facts) {
    flow.write(name, textFont, { x: page.margin, dy: 14, fill: ink.text.subtle })
    for (const line of breakText(value, contentWidth - nameWidth, textFont)) {
      flow.keep(21)
      flow.write(line, textFont, { x: page.margin + nameWidth, dy: 14, fill: ink.text.base })
      flow.y += 21
    }
  }
  flow.y += 4
}

function layOutBlock(flow: PageFlow, block: Block): void {
  switch (block.kind) {
    case 'figures':
      for (let start = 0; start < block.figures.length; start += figuresPerRow) {
        layOutFigures(flow, block.figures.slice(start, start + figuresPerRow))
      }
      return
    case 'chart':
      layOutChart(flow, block)
      return
    case 'table':
      layOutTable(flow, block)
      return
    case 'text':
      for (const line of breakText(block.text, contentWidth, textFont)) {
        flow.keep(20)
        flow.write(line, textFont, { x: page.margin, dy: 14, fill: ink.text.muted })
        flow.y += 20
      }
      flow.y += 8
      return
    default:
      block satisfies never
  }
}

/** Figures side by side under one heavy rule: the label small above, the number first. */
function layOutFigures(flow: PageFlow, figures: readonly Figure[]): void {
  const width = (contentWidth - (figuresPerRow - 1) * figureGap) / figuresPerRow
  const height = 86
  flow.keep(height)
  for (const [index, { label, value, note, tone }] of figures.entries()) {
    const x = page.margin + index * (width + figureGap)
    flow.draw({
      kind: 'rect',
      x,
      y: flow.y,
      width,
      height: 2,
      fill: tone ? ink.status[tone].fill : ink.line.ink,
    })
    flow.write(label, smallFont, { x, dy: 22, fill: ink.text.muted })
    const lines = breakText(value, width, figureFont)
    const fits = lines.length === 1
    flow.write(
      fits ? value : (breakText(value, width, textFont)[0] ?? ''),
      fits ? figureFont : textFont,
      {
        x,
        dy: 50,
        fill: tone ? ink.status[tone].text : ink.text.base,
      },
    )
    if (note)
      flow.write(firstLine(note, width), smallFont, {
        x,
        dy: 70,
        fill: ink.text.subtle,
      })
  }
  flow.y += height
}

function layOutChart(flow: PageFlow, chart: ChartBlock): void {
  const picture = linePicture(
    {
      series: chart.series,
      references: chart.references,
      timeZone: chart.timeZone,
      period: chart.period,
      unit: chart.unit,
      formatTick: chart.formatTick,
      width: contentWidth,
      height: chartHeight,
      theme: lightTheme,
    },
    { title: chart.title, details: [] },
  )
  const height = picture.height - picturePadding
  flow.keep(height)
  flow.draw({
    kind: 'group',
    x: page.margin - picturePadding,
    y: flow.y - picturePadding / 2,
    // The ground of the picture is the paper of the page.
    shapes: picture.shapes.slice(1),
  })
  flow.y += height
}

function addFooters(pages: readonly LaidOutPage[], { footer }: ReportDocument): void {
  const y = page.height - 40
  for (const [index, { shapes }] of pages.entries()) {
    shapes.push(
      {
        kind: 'rect',
        x: page.margin,
        y: y - 18,
        width: contentWidth,
        height: 1,
        fill: ink.line.base,
      },
      {
        kind: 'text',
        text: firstLine(footer, contentWidth - 100),
        x: page.margin,
        y,
        ...smallFont,
        fill: ink.text.subtle,
      },
      {
        kind: 'text',
        text: `Page ${index + 1} of ${pages.length}`,
        x: page.width - page.margin,
        y,
        ...smallFont,
        anchor: 'end',
        fill: ink.text.subtle,
      },
    )
  }
}

/** Returns as much of a text as stands on one line, with a sign that there is more of it. */
function firstLine(text: string, width: number): string {
  const [line = '', rest] = breakText(text, width, smallFont)
  return rest === undefined ? line : `${line.replace(/[\s,]+$/, '')}…`
}
