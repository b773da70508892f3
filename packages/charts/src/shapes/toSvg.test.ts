import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lightTheme } from '../plots.ts'
import { sampleLinePicture, samplePiePicture } from '../testing/pictures.ts'
import { PictureSvg } from './PictureSvg.tsx'
import type { Picture } from './shape.ts'
import { toSvg } from './toSvg.ts'

const hostile: Picture = {
  width: 100,
  height: 20,
  shapes: [
    {
      kind: 'text',
      text: `<a href="x">&'\u0000</a>`,
      x: 0,
      y: 9,
      sizePx: 12,
      weight: 600,
      fill: '#000',
    },
  ],
}

const inside = (markup: string) => markup.replace(/^<svg[^>]*>|<\/svg>$/g, '')

test.each([
  ['lines', sampleLinePicture(lightTheme)],
  ['a pie', samplePiePicture(lightTheme)],
  ['a name that looks like markup', hostile],
])('the file says of %s what React says on the page', (_, picture) => {
  const fontFamily = lightTheme.font.sans
  const page = renderToStaticMarkup(createElement(PictureSvg, { picture, fontFamily }))
  expect(inside(toSvg(picture, fontFamily))).toBe(inside(page))
})

test('each weight may have a font of its own', () => {
  expect(toSvg(hostile, { 400: 'Plain', 600: 'Heavy' })).toContain(' font-family="Heavy"')
})
