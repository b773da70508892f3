/**
 * Content of a mail, from which both its text and its HTML are made. What it has stands in this order. Texts are plain:
 * nothing in them is markup, and a name from outside may say anything.
 */
export interface Letter {
  /** Who sends it, such as the name of the portal: what a logo would say, without a picture. */
  sender?: string
  title: string
  /** What the title is of, such as a place and a period. */
  subtitle?: string
  paragraphs: readonly string[]
  /** Up to three stand beside each other. */
  figures?: readonly LetterFigure[]
  /** Facts, each with its name. */
  facts?: readonly (readonly [name: string, value: string])[]
  sections?: readonly LetterSection[]
  /** Where the reader goes from here. */
  link?: LetterLink
  /** Who sent it, why, and how to make it stop. */
  footer: readonly string[]
}

export interface LetterLink {
  label: string
  url: string
}

/** How a figure or a cell stands out; the words say it too. */
export type LetterTone = 'good' | 'warning' | 'critical'

export interface LetterFigure {
  label: string
  value: string
  /** What stands below it, such as what it was before. */
  notes?: readonly string[] | undefined
  tone?: LetterTone | undefined
}

/** A part with a heading: sentences, a table, or both. */
export interface LetterSection {
  title: string
  paragraphs?: readonly string[] | undefined
  table?: LetterTable | undefined
}

export interface LetterTable {
  /** The first column names the rows. */
  columns: readonly { header: string; align?: 'right' | undefined }[]
  /** A cell for each column; one that is '' is left out of the text. */
  rows: readonly (readonly LetterCell[])[]
  /** What stands below, such as how many more there are. */
  note?: string | undefined
}

export type LetterCell =
  | string
  | {
      text: string
      url?: string | undefined
      tone?: LetterTone | undefined
      /** What stands below it and says more, such as an address. */
      note?: string | undefined
    }

/** The plain text of a letter. */
export function letterText(letter: Letter): string {
  const { sender = '', title, subtitle = '', facts = [], sections = [], link, footer } = letter
  const parts = [
    lines(sender, title, subtitle),
    ...letter.paragraphs,
    lines(...(letter.figures ?? []).map(figureText)),
    lines(...facts.map(([name, value]) => `${name}: ${value}`)),
    ...sections.flatMap(sectionTexts),
    link ? `${link.label}:\n${link.url}` : '',
    `-- \n${footer.join('\n')}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}

function figureText({ label, value, notes = [] }: LetterFigure): string {
  return `${label}: ${[value, ...notes].join('; ')}`
}

function sectionTexts({ title, paragraphs = [], table }: LetterSection): string[] {
  const [first = '', ...rest] = [...paragraphs, ...(table ? [tableText(table)] : [])]
  return [lines(title, '='.repeat(Math.min(title.length, underlineMost)), first), ...rest]
}

const underlineMost = 60

/** A line for each row, which reads well in any font: 'Harbour Point Hotel: Down 2, Since 2026-06-18 11:12'. */
function tableText({ columns, rows, note = '' }: LetterTable): string {
  return lines(...rows.map((row) => rowText(columns, row)), note)
}

function rowText(columns: LetterTable['columns'], [first = '', ...rest]: readonly LetterCell[]) {
  const told = [
    ...cellNotes(first),
    ...rest.flatMap((cell, index) => {
      const text = cellText(cell)
      const header = columns[index + 1]?.header ?? ''
      return text === '' ? [] : [`${header} ${text}`.trim(), ...cellNotes(cell)]
    }),
  ]
  const line = [`- ${cellText(first)}`, ...(told.length > 0 ? [told.join(', ')] : [])].join(': ')
  const links = [first, ...rest].flatMap((cell) =>
    typeof cell === 'string' ? [] : (cell.url ?? []),
  )
  return lines(line, ...links.map((url) => `  ${url}`))
}

function cellNotes(cell: LetterCell): string[] {
  return typeof cell === 'string' || !cell.note ? [] : [cell.note]
}

export function cellText(cell: LetterCell): string {
  return typeof cell === 'string' ? cell : cell.text
}
