import { turnedText } from '@netportal/charts/pdf'
import { lightTheme, type Shape, type TextFont } from '@netportal/charts/plots'
import { type NodeOptions, part, type StructureNode, type StructureType } from './structure.ts'

/** A4 in px of 0.75 points. */
export const page = { width: 793.7, height: 1122.5, margin: 56 }
export const contentWidth = page.width - 2 * page.margin
const bottom = page.height - 72
/** A page that has less than this on it is not left for the next one. */
const leastFilled = (bottom - page.margin) / 3

export const ink = lightTheme.color

/** Shapes that are one part of the document; null for what only decorates it. */
interface PageContent {
  node: StructureNode | null
  shapes: Shape[]
}

/** A picture in pixels. */
export interface PagePicture {
  png: Uint8Array
  x: number
  y: number
  width: number
  height: number
}

export interface LaidOutPage {
  content: PageContent[]
  /** Places that the document's outline leads to. */
  bookmarks: Bookmark[]
  /** Decoration. */
  pictures: PagePicture[]
}

export interface Bookmark {
  title: string
  /** px from the top of the page. */
  y: number
  /** 0 for the document, 1 for its parts, 2 for the parts of a part. */
  level: number
}

/** Fills pages from top to bottom; whoever needs more room than is left gets a new page. */
export class PageFlow {
  readonly pages: LaidOutPage[] = [{ content: [], bookmarks: [], pictures: [] }]
  readonly document: StructureNode = part('Document', null)
  /** Where the next thing goes, px from the top of the page. */
  y = page.margin
  /** Which part of the document is being laid out. */
  #node: StructureNode = this.document

  get room(): number {
    return bottom - this.y
  }

  /** The height of what a new page has. */
  get wholeRoom(): number {
    return bottom - page.margin
  }

  /** Tells whether the page may be left for a new one. */
  get isFilled(): boolean {
    return this.y - page.margin >= leastFilled
  }

  get current(): LaidOutPage {
    const last = this.pages.at(-1)
    if (!last) throw new Error('A flow begins with a page')
    return last
  }

  newPage(): void {
    this.pages.push({ content: [], bookmarks: [], pictures: [] })
    this.y = page.margin
  }

  /** Goes to a new page unless so much room is left, or so little is on this page that it stays. */
  keep(heightPx: number): void {
    if (this.room < heightPx && this.isFilled) this.newPage()
  }

  /** Leaves some room free, but not at the top of a page. */
  skip(heightPx: number): void {
    if (this.y > page.margin) this.y += heightPx
  }

  /** Makes a part of the part that is being laid out. */
  part(type: StructureType, options?: NodeOptions): StructureNode {
    return part(type, this.#node, options)
  }

  /** Lays out what belongs to one part of the document. */
  within(node: StructureNode, layOut: () => void): void {
    const outer = this.#node
    this.#node = node
    layOut()
    this.#node = outer
  }

  draw(...shapes: Shape[]): void {
    // A part that says nothing is a part all the same.
    if (shapes.length === 0) this.#add(this.#node, shapes)
    for (const shape of shapes) this.#add(this.#partOf(shape), [shape])
  }

  /** A text with letters from right to left is a part of its own, which says what was written. */
  #partOf(shape: Shape): StructureNode {
    const actual = shape.kind === 'text' ? turnedText(shape.text) : null
    return actual === null ? this.#node : this.part('Span', { actual })
  }

  /** Draws what says nothing: rules, grounds, what is repeated. */
  decorate(...shapes: Shape[]): void {
    this.#add(null, shapes)
  }

  #add(node: StructureNode | null, shapes: readonly Shape[]): void {
    const last = this.current.content.at(-1)
    if (last?.node === node) last.shapes.push(...shapes)
    else this.current.content.push({ node, shapes: [...shapes] })
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
    this.decorate({
      kind: 'rect',
      x: page.margin,
      y: this.y + dy,
      width: contentWidth,
      height: width,
      fill: color,
    })
  }
}
