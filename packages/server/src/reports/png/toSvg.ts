import type { Picture, Shape } from '@netportal/charts/plots'
import { type Html, html } from '../../docs/html.ts'

/** Writes a picture as SVG text. */
export function toSvg({ width, height, shapes }: Picture): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.map(element)}</svg>`
    .text
}

function element(shape: Shape): Html {
  switch (shape.kind) {
    case 'path': {
      const { d, fill = 'none', fillOpacity = 1, stroke } = shape
      const dash = stroke?.dash?.join(' ') ?? 'none'
      return stroke
        ? html`<path d="${d}" fill="${fill}" fill-opacity="${fillOpacity}" stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linejoin="round" stroke-linecap="${stroke.cap ?? 'butt'}" stroke-dasharray="${dash}"/>`
        : html`<path d="${d}" fill="${fill}" fill-opacity="${fillOpacity}"/>`
    }
    case 'rect': {
      const { x, y, width, height, radius = 0, fill } = shape
      return html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
    }
    case 'text': {
      const { text, x, y, sizePx, weight, anchor = 'start', fill } = shape
      return html`<text font-family="${families[weight]}" x="${x}" y="${y}" font-size="${sizePx}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" word-spacing="0.06em">${text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')}</text>`
    }
    case 'group':
      return html`<g transform="translate(${shape.x} ${shape.y})">${shape.shapes.map(element)}</g>`
    default:
      return shape satisfies never
  }
}

/** By weight: each of the design's font files calls itself a family of its own. */
const families = { 400: 'Instrument Sans', 600: 'Instrument Sans SemiBold' } as const
