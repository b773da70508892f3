import type { Picture } from './shape.ts'
import { type FontFamily, type SvgElement, svgElement } from './svgElement.ts'

/** Writes a picture as the text of an SVG file: what `PictureSvg` draws on a page, without React. */
export function toSvg({ width, height, shapes }: Picture, fontFamily: FontFamily): string {
  const content = shapes.map((shape) => write(svgElement(shape, fontFamily))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

function write({ name, attributes, style, content = '' }: SvgElement): string {
  const entries = Object.entries({ ...attributes, ...(style && { style: declarations(style) }) })
  const written = entries.map(([key, value]) => ` ${hyphenated(key)}="${escaped(String(value))}"`)
  const inner = typeof content === 'string' ? escaped(content) : content.map(write).join('')
  return `<${name}${written.join('')}>${inner}</${name}>`
}

function declarations(style: NonNullable<SvgElement['style']>): string {
  return Object.entries(style)
    .map(([key, value]) => `${hyphenated(key)}:${value}`)
    .join(';')
}

/** `fontSize` as files write it: `font-size`. */
function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
