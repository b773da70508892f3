import { blockElements } from './nesting.ts'
import { readHtml } from './readHtml.ts'

/** Elements with a blank line before and after them. */
const spaced = new Set([
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'dl',
    'table',
    'blockquote',
    'pre',
    'hr',
  ],
])

/**
 * Reads the words of HTML of unknown origin as plain text: paragraphs with a blank line between them, lists
 * with bullets and numbers, the cells of a row with tabs between them. No scripts, styles, pictures or
 * addresses of links. It takes time in proportion to the length, whatever is in it.
 */
export function htmlToText(html: string): string {
  const writer = createWriter()
  const lists: { next: number | null }[] = []
  let preformatted = 0
  readHtml(html, {
    open(name, attributes) {
      if (name === 'br') writer.breakLine()
      else if (name === 'td' || name === 'th') writer.startCell()
      else if (blockElements.has(name)) writer.startLine(gapOf(name, lists.length))
      if (name === 'tr') writer.startRow()
      if (name === 'pre') preformatted += 1
      if (name === 'ul') lists.push({ next: null })
      if (name === 'ol')
        lists.push({ next: Number.parseInt(attributes.get('start') ?? '1', 10) || 1 })
      if (name === 'li') writer.mark(markerOf(lists))
      return true
    },
    close(name) {
      if (name === 'pre') preformatted -= 1
      if (name === 'ul' || name === 'ol') lists.pop()
      if (name !== 'td' && name !== 'th' && blockElements.has(name)) {
        writer.startLine(gapOf(name, lists.length))
      }
    },
    text(words) {
      writer.write(preformatted > 0 ? words : words.replace(/[ \t\r\n\f]+/g, ' '))
      return true
    },
  })
  return writer.text()
}

/** Lines from one block to the next; lists within lists stand close. */
function gapOf(name: string, listDepth: number): number {
  const isInner = (name === 'ul' || name === 'ol') && listDepth > 0
  return spaced.has(name) && !isInner ? 2 : 1
}

function markerOf(lists: { next: number | null }[]): string {
  const list = lists.at(-1)
  const indent = '  '.repeat(Math.max(0, lists.length - 1))
  if (!list || list.next === null) return `${indent}• `
  list.next += 1
  return `${indent}${list.next - 1}. `
}

/** More empty lines than this say nothing. */
const maxBreaks = 3

/** Puts words after one another, and between them the widest of the gaps that were asked for. */
function createWriter() {
  // Pieces, since a text that is looked at each time it grows takes time by its square.
  const pieces: string[] = []
  let breaks = 0
  let marker = ''
  /** A cell that has no words yet: the first of its row, or one with others before it. */
  let cell: 'first' | 'next' | null = null
  let hasCells = false
  const cutSpaces = () => {
    const last = pieces.pop()?.trimEnd()
    if (last) pieces.push(last)
  }
  return {
    startLine(lines: number) {
      // A block that begins within a cell, before its words, begins where the cell does.
      if (cell === null) breaks = Math.max(breaks, lines)
    },
    breakLine() {
      breaks = Math.min(breaks + 1, maxBreaks)
    },
    startRow() {
      hasCells = false
      cell = null
    },
    startCell() {
      cell = hasCells ? 'next' : 'first'
      hasCells = true
    },
    mark(next: string) {
      marker = next
    },
    write(words: string) {
      const isNewLine = breaks > 0 || cell === 'next' || pieces.length === 0
      const isAfterSpace = isNewLine || pieces.at(-1)?.endsWith(' ') === true
      if (isAfterSpace && words.trim() === '') return
      if (isNewLine && pieces.length > 0) {
        cutSpaces()
        pieces.push(cell === 'next' ? '\t' : '\n'.repeat(breaks))
      }
      pieces.push(marker, isAfterSpace ? words.replace(/^ /, '') : words)
      breaks = 0
      marker = ''
      cell = null
    },
    text: () => pieces.join('').trim(),
  }
}
