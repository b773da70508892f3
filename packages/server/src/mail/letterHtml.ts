import { darkTheme, lightTheme } from '@netportal/charts/plots'
import { Html, html } from '../docs/html.ts'
import {
  cellText,
  type Letter,
  type LetterCell,
  type LetterFigure,
  type LetterSection,
  type LetterTable,
  type LetterTone,
} from './letter.ts'
import { findLinks } from './links.ts'

const { canvas, surface, line, text: ink, accent, status } = lightTheme.color
const dark = darkTheme.color

/**
 * The same in a dark mail program, and in a narrow one. The colours stand in the elements for programs that drop this,
 * and those that darken a mail by themselves are told that it is not needed.
 */
const style = `:root { color-scheme: light dark }
@media (max-width: 520px) {
  .canvas { padding: 0 !important }
  .paper { border-radius: 0 !important; padding: 20px 16px !important }
  .figure { display: block !important; width: auto !important; padding: 0 0 12px !important }
}
@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; color: ${dark.text.base} !important }
  .paper { background: ${dark.surface.base} !important; border-color: ${dark.line.ink} !important }
  .muted { color: ${dark.text.muted} !important }
  .subtle { color: ${dark.text.subtle} !important; border-color: ${dark.line.base} !important }
  .ruled { border-color: ${dark.line.base} !important }
  .link, .subtle a { color: ${dark.accent.text} !important }
  .good { color: ${dark.status.good.text} !important }
  .warning { color: ${dark.status.warning.text} !important }
  .critical { color: ${dark.status.critical.text} !important }
  .button { background: ${dark.accent.base} !important; color: ${dark.accent.on} !important }
}`

const fonts = "'Instrument Sans',Helvetica,Arial,sans-serif"
const small = 'font-size:12px;line-height:16px'

/** The HTML of a letter: inline styles, one column and no picture, which every mail program shows. */
export function letterHtml(letter: Letter): string {
  const { sender, title, subtitle, paragraphs, figures = [], facts = [], sections = [] } = letter
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>
<style>${new Html(style)}</style></head>
<body class="canvas" style="margin:0;padding:24px;background:${canvas};color:${ink.base};font:14px/20px ${new Html(fonts)}">
<div class="paper" style="max-width:560px;margin:0 auto;background:${surface.base};border-top:2px solid ${line.ink};border-radius:0 0 8px 8px;padding:24px;overflow-wrap:anywhere">
${sender && html`<p class="muted" style="margin:0 0 12px;color:${ink.muted};font-weight:600">${sender}</p>\n`}<h1 style="margin:0 0 ${subtitle ? 4 : 16}px;font-size:20px;line-height:28px">${wholeWords(title)}</h1>
${subtitle && html`<p class="muted" style="margin:0 0 16px;color:${ink.muted}">${wholeWords(subtitle)}</p>\n`}${paragraphs.map(paragraph)}${figureRow(figures)}${factsTable(facts)}${sections.map(section)}${button(letter.link)}<div class="subtle" style="border-top:1px solid ${line.base};padding-top:12px;color:${ink.subtle};${small}">
${letter.footer.map((text) => html`<p style="margin:0 0 4px;overflow-wrap:anywhere">${linked(text)}</p>\n`)}</div>
</div>
</body>
</html>
`.text
}

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${wholeWords(text)}</p>\n`
}

/** Addresses as links, so that no mail program has to guess where one ends. */
function linked(text: string): Html[] {
  return findLinks(text).map((part) =>
    part.isLink
      ? html`<a href="${part.text}" style="color:${accent.text}">${part.text}</a>`
      : html`${part.text}`,
  )
}

function figureRow(figures: readonly LetterFigure[]): Html | false {
  return (
    figures.length > 0 &&
    html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px"><tr>
${figures.map((each) => figureCell(each, `${Math.floor(100 / figures.length)}%`))}</tr></table>\n`
  )
}

function figureCell({ label, value, notes = [], tone }: LetterFigure, width: string): Html {
  return html`<td class="figure" style="width:${width};padding:0 12px 0 0;vertical-align:top"><div class="muted" style="color:${ink.muted}">${label}</div>
<div${toned(tone, 'font-size:24px;line-height:32px;font-weight:600')}>${value}</div>
${notes.map((note) => html`<div class="subtle" style="color:${ink.subtle};${small}">${note}</div>\n`)}</td>\n`
}

/** The class and the style of what stands out. */
function toned(tone: LetterTone | undefined, css: string): Html {
  return tone === undefined
    ? html` style="${css}"`
    : html` class="${tone}" style="${css};color:${status[tone].text}"`
}

function factsTable(facts: NonNullable<Letter['facts']>): Html | false {
  return (
    facts.length > 0 &&
    html`<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(
      ([name, value]) =>
        html`<tr><td class="muted" style="padding:2px 16px 2px 0;color:${ink.muted};vertical-align:top">${name}</td><td style="padding:2px 0;vertical-align:top">${value}</td></tr>\n`,
    )}</table>\n`
  )
}

function section({ title, paragraphs = [], table }: LetterSection): Html {
  return html`<h2 style="margin:8px 0 8px;font-size:16px;line-height:24px">${title}</h2>
${paragraphs.map(paragraph)}${table && sectionTable(table)}`
}

function sectionTable({ columns, rows, note }: LetterTable): Html {
  const sides = (index: number) =>
    `padding:6px ${index < columns.length - 1 ? 12 : 0}px 6px 0;vertical-align:top;text-align:${columns[index]?.align ?? 'left'}`
  // A figure with its unit stays in one line; a header need not.
  const whole = (index: number) => (columns[index]?.align === 'right' ? ';white-space:nowrap' : '')
  return html`<table style="width:100%;border-collapse:collapse;margin:0 0 ${note ? 4 : 16}px"><tr>${columns.map(
    ({ header }, index) =>
      html`<th scope="col" class="subtle" style="${sides(index)};border-bottom:1px solid ${line.base};color:${ink.subtle};${small};font-weight:400;overflow-wrap:normal">${header}</th>`,
  )}</tr>
${rows.map((row) => html`<tr>${row.map((cell, index) => tableCell(cell, index, sides(index) + whole(index)))}</tr>\n`)}</table>
${note && html`<p class="subtle" style="margin:0 0 16px;color:${ink.subtle};${small}">${linked(note)}</p>\n`}`
}

function tableCell(cell: LetterCell, index: number, css: string): Html {
  const { url, tone, note }: Exclude<LetterCell, string> =
    typeof cell === 'string' ? { text: cell } : cell
  const text = wholeWords(cellText(cell))
  const linkedText =
    url === undefined
      ? html`${text}`
      : html`<a class="link" href="${url}" style="color:${accent.text}">${text}</a>`
  const body = html`${tone ? html`<span${toned(tone, 'font-weight:600')}>${linkedText}</span>` : linkedText}${note && html`<div class="subtle" style="color:${ink.subtle};${small};white-space:normal">${wholeWords(note)}</div>`}`
  const ruled = html` class="ruled" style="${css};border-bottom:1px solid ${line.base};font-weight:400"`
  return index === 0 ? html`<th scope="row"${ruled}>${body}</th>` : html`<td${ruled}>${body}</td>`
}

/** The most that stands in a line of a narrow column or window: a MAC address, a day, a name of usual length. */
const wholeMost = 20

/** Keeps what a program would break at its hyphens or anywhere, such as an instant or a name: it fits into a line. */
function wholeWords(text: string): Html[] {
  return text
    .split(/( )/)
    .map((word) =>
      word.length > wholeMost || !/[\p{P}\p{S}]/u.test(word)
        ? html`${word}`
        : html`<span style="white-space:nowrap">${word}</span>`,
    )
}

function button(link: Letter['link']): Html | undefined {
  return (
    link &&
    html`<p style="margin:8px 0 16px"><a class="button" href="${link.url}" style="display:inline-block;padding:8px 14px;border-radius:6px;background:${accent.base};color:${accent.on};text-decoration:none">${link.label}</a></p>
<p class="subtle" style="margin:0 0 16px;color:${ink.subtle};${small};word-break:break-all">${link.url}</p>
`
  )
}
