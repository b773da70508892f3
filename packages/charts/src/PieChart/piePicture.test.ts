import { describe, expect, test } from 'vitest'
import { lightTheme } from '../plots.ts'
import type { Picture, Shape, TextShape } from '../shapes/shape.ts'
import { measureText } from '../text/measureText.ts'
import { piePicture } from './piePicture.ts'

const heading = { title: 'Client Distribution by SSID', details: ['Harbour Point Hotel'] }

function pictureOf(labels: readonly string[], formatCount: (value: number) => string = String) {
  const data = labels.map((label, place) => ({ label, value: 9_000_000 - place }))
  return piePicture({ data, width: 952, height: 500, theme: lightTheme, formatCount }, heading)
}

/** Where each text of a picture begins and ends, and its baseline. */
function textsOf(shapes: readonly Shape[], x = 0, y = 0): { text: string; box: Box }[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return textsOf(shape.shapes, x + shape.x, y + shape.y)
    return shape.kind === 'text' ? [{ text: shape.text, box: boxOf(shape, x, y) }] : []
  })
}

interface Box {
  left: number
  right: number
  y: number
}

function boxOf(shape: TextShape, x: number, y: number): Box {
  const width = measureText(shape.text, shape)
  const left = x + shape.x - width * { start: 0, middle: 0.5, end: 1 }[shape.anchor ?? 'start']
  return { left, right: left + width, y: y + shape.y }
}

function collisions({ shapes }: Picture): string[] {
  const texts = textsOf(shapes)
  return texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      .filter(({ box }) => Math.abs(box.y - one.box.y) < 12)
      .filter(({ box }) => box.left < one.box.right + 4 && one.box.left < box.right + 4)
      .map(({ text }) => `${one.text} / ${text}`),
  )
}

const times = (count: number, label: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => label(place))

describe('no text of a picture runs over another or over its edge', () => {
  test.each([
    ['two SSIDs', times(2, (place) => `Guest ${place}`)],
    ['the widest names', times(8, () => 'W'.repeat(32))],
    ['names in full-width letters', times(8, () => '访客网络'.repeat(8))],
    ['40 SSIDs', times(40, (place) => `Guest-Network-Floor-${place}-WWWW`)],
    ['40 SSIDs of the widest names', times(40, () => 'W'.repeat(32))],
  ])('%s', (_, labels) => {
    for (const formatCount of [String, (value: number) => `${value} clients connected`]) {
      const picture = pictureOf(labels, formatCount)
      expect(collisions(picture)).toEqual([])
      for (const { text, box } of textsOf(picture.shapes)) {
        expect.soft(box.left, text).toBeGreaterThanOrEqual(0)
        expect.soft(box.right, text).toBeLessThanOrEqual(picture.width)
        expect.soft(box.y, text).toBeLessThanOrEqual(picture.height)
      }
    }
  })
})

test('a long legend stands in columns below its pie', () => {
  const picture = pictureOf(times(40, (place) => `Guest-${place}`))
  expect(picture.width).toBe(952 + 48)
  expect(picture.height).toBeLessThan(1100)
})
