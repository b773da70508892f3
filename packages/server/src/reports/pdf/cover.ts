import type { TextFont } from '@netportal/charts/plots'
import { breakText } from './breakText.ts'
import type { Brand, ReportDocument } from './model.ts'
import { contentWidth, ink, type PageFlow, page } from './pageFlow.ts'

const brandFont: TextFont = { sizePx: 14, weight: 600 }
const titleFont: TextFont = { sizePx: 28, weight: 600 }
const openingFont: TextFont = { sizePx: 16, weight: 400 }
const textFont: TextFont = { sizePx: 13, weight: 400 }
const nameWidth = 104
/** The most that a logo takes, px. */
const logoRoom = { width: 220, height: 32 }

/** Lays out what a document begins with: whose it is, its title, its facts, and how the period went. */
export function layOutCover(
  flow: PageFlow,
  { title, brand, facts, opening }: ReportDocument,
): void {
  flow.current.bookmarks.push({ title, y: 0, level: 0 })
  if (brand && (brand.logo || brand.name !== null)) layOutBrand(flow, brand)
  flow.rule(ink.line.ink, 3)
  flow.y += 16
  flow.within(flow.part('H1'), () => {
    for (const line of breakText(title, contentWidth, titleFont)) {
      flow.write(line, titleFont, { x: page.margin, dy: 28, fill: ink.text.base })
      flow.y += 38
    }
  })
  if (opening !== undefined) layOutOpening(flow, opening)
  flow.y += 6
  flow.within(flow.part('L'), () => {
    for (const { name, value } of facts) {
      flow.within(flow.part('LI'), () => layOutFact(flow, name, value))
    }
  })
  flow.y += 4
}

function layOutFact(flow: PageFlow, name: string, value: string): void {
  flow.within(flow.part('Lbl'), () =>
    flow.write(name, textFont, { x: page.margin, dy: 14, fill: ink.text.subtle }),
  )
  flow.within(flow.part('LBody'), () => {
    for (const line of breakText(value, contentWidth - nameWidth, textFont)) {
      flow.keep(21)
      flow.write(line, textFont, { x: page.margin + nameWidth, dy: 14, fill: ink.text.base })
      flow.y += 21
    }
  })
}

function layOutOpening(flow: PageFlow, opening: string): void {
  flow.y += 4
  flow.within(flow.part('P'), () => {
    for (const line of breakText(opening, contentWidth, openingFont)) {
      flow.write(line, openingFont, { x: page.margin, dy: 17, fill: ink.text.base })
      flow.y += 24
    }
  })
  flow.y += 6
}

/** The provider's logo, and its name beside it. */
function layOutBrand(flow: PageFlow, { name, logo }: Brand): void {
  const size = logo && fitLogo(logo, logoRoom)
  if (logo && size)
    flow.current.pictures.push({ ...size, png: logo.png, x: page.margin, y: flow.y })
  if (name !== null) {
    const x = page.margin + (size ? size.width + 14 : 0)
    const [line = ''] = breakText(name, page.width - page.margin - x, brandFont)
    flow.within(flow.part('P'), () =>
      flow.write(line, brandFont, { x, dy: (size?.height ?? 20) / 2 + 5, fill: ink.text.base }),
    )
  }
  flow.y += (size?.height ?? 20) + 16
}

/** The size of a logo within some room, its shape kept. */
export function fitLogo(
  { width, height }: { width: number; height: number },
  room: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: width * scale, height: height * scale }
}
