import { darkTheme, lightTheme } from '@netportal/charts/plots'
import { Html, html } from '../docs/html.ts'
import { findLinks } from './links.ts'

const { canvas, surface, line, text: ink, accent } = lightTheme.color
const dark = darkTheme.color

/**
 * The same in a dark mail program. The colours stand in the elements for programs that drop this, and those that
 * darken a mail by themselves are told that it is not needed.
 */
const darkStyle = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; color: ${dark.text.base} !important }
  .paper { background: ${dark.surface.base} !important; border-color: ${dark.line.ink} !important }
  .muted { color: ${dark.text.muted} !important }
  .subtle { color: ${dark.text.subtle} !important; border-color: ${dark.line.base} !important }
  .subtle a { color: ${dark.accent.text} !important }
  .button { background: ${dark.accent.base} !important; color: ${dark.accent.on} !important }
}`

/** Content of a mail, from which both its text and its HTML are made. */
export interface Letter {
  title: string
  paragraphs: readonly string[]
  /** Facts, each with its name. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Where the reader goes from here. */
  link?: { label: string; url: string }
  /** Who sent it, why, and how to make it stop. */
  footer: readonly string[]
}

/** The plain text of a letter. */
export function letterText({ title, paragraphs, facts = [], link, footer }: Letter): string {
  const parts = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    `-- \n${footer.join('\n')}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The HTML of a letter: inline styles and one column, which every mail program shows. */
export function letterHtml(letter: Letter): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${letter.title}</title>
<style>${new Html(darkStyle)}</style></head>
<body class="canvas" style="margin:0;padding:24px;background:${canvas};color:${ink.base};font:14px/20px 'Instrument Sans',Helvetica,Arial,sans-serif">
<div class="paper" style="max-width:560px;margin:0 auto;background:${surface.base};border-top:2px solid ${line.ink};border-radius:0 0 8px 8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${letter.title}</h1>
${letter.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>\n`)}${factsTable(letter.facts ?? [])}${button(letter.link)}<div class="subtle" style="border-top:1px solid ${line.base};padding-top:12px;color:${ink.subtle};font-size:12px;line-height:16px">
${letter.footer.map((text) => html`<p style="margin:0 0 4px;overflow-wrap:anywhere">${linked(text)}</p>\n`)}</div>
</div>
</body>
</html>
`.text
}

/** Addresses as links, so that no mail program has to guess where one ends. */
function linked(text: string): Html[] {
  return findLinks(text).map((part) =>
    part.isLink
      ? html`<a href="${part.text}" style="color:${accent.text}">${part.text}</a>`
      : html`${part.text}`,
  )
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

function button(link: Letter['link']): Html | undefined {
  return (
    link &&
    html`<p style="margin:0 0 16px"><a class="button" href="${link.url}" style="display:inline-block;padding:8px 14px;border-radius:6px;background:${accent.base};color:${accent.on};text-decoration:none">${link.label}</a></p>
<p class="subtle" style="margin:0 0 16px;color:${ink.subtle};font-size:12px;line-height:16px;word-break:break-all">${link.url}</p>
`
  )
}
