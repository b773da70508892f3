import { lightTheme, type Shape, type TextFont } from '@netportal/charts/plots'

/** A4 in px of 0.75 points. */
export const page = { width: 793.7, height: 1122.5, margin: 56 }
export const contentWidth = page.width - 2 * page.margin
const bottom = page.height - 72

export const ink = lightTheme.color

export interface LaidOutPage {
  shapes: Shape[]
  /** Places that the document's outline leads to. */
  bookmarks: { title: string; y: number }[]
}

/** Fills pages from top to bottom; whoever needs more room than is left gets a new page. */
export class PageFlow {
  readonly pages: LaidOutPage[] = [{ shapes: [], bookmarks: [] }]
  /** Where the next thing goes, px from the top of the page. */
  y = page.margin

  get room(): number {
    return bottom - this.y
  }

  /** The height of what a new page has. */
  get wholeRoom(): number {
    return bottom - page.margin
  }

  get current(): LaidOutPage {
    const last = this.pages.at(-1)
    if (!last) throw new Error('A flow begins with a page')
    return last
  }

  newPage(): void {
    this.pages.push({ shapes: [], bookmarks: [] })
    this.y = page.margin
  }

  /** Goes to a new page unless so much room is left. */
  keep(heightPx: number): void {
    if (this.room < heightPx && this.y > page.margin) this.newPage()
  }

  /** Leaves some room free, but not at the top of a page. */
  skip(heightPx: number): void {
    if (this.y > page.margin) this.y += heightPx
  }

  draw(...shapes: Shape[]): void {
    this.current.shapes.push(...shapes)
  }

  /** Writes a line of text whose baseline is `dy` below the flow's place. */
  write(
    text: string,
    font: TextFont,
    place: { x: number; dy: number; fill: string; anchor?: 'end' },
  ) {
    const { x, dy, fill, anchor } = place
    this.draw({ kind: 'text', text, x, y: this.y + dy, ...font, fill, ...(anchor && { anchor }) })
  }

  rule(color: string, width: number, dy = 0): void {
    this.draw({
      kind: 'rect',
      x: page.margin,
      y: this.y + dy,
      width: contentWidth,
      height: width,
      fill: color,
    })
  }
}
