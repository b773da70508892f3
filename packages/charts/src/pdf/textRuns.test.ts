import { describe, expect, test } from 'vitest'
import { textRuns, turnedText } from './textRuns.ts'

const oneFont = (text: string) => textRuns(text, () => [{ text, font: 'font' }])

const drawn = (text: string) =>
  oneFont(text)
    .toSorted((a, b) => a.place - b.place)
    .map((run) => (run.isRightToLeft ? `←${run.drawn}` : run.drawn))

describe('textRuns', () => {
  test.each([
    ['left to right', 'Guest 5G', ['Guest 5G']],
    ['right to left', 'فندق النخيل', ['←فندق النخيل']],
    [
      'a Latin word between Arabic ones, in the direction of the first',
      'فندق (5G) النخيل',
      ['←( النخيل', '5G', '←فندق )'],
    ],
    ['a figure after Arabic stands to its left', 'فندق 12', ['12', '←فندق ']],
    ['Arabic between Latin', 'a فندق b', ['a ', '←فندق', ' b']],
    ['brackets within Arabic are mirrored', 'أ(ب)ج', ['←أ)ب(ج']],
    [
      'names that are kept apart do not turn what stands beside them, and what keeps them apart is not drawn',
      '\u2068فندق\u2069, \u2068נחל\u2069 (2)',
      ['←فندق', ', ', '←נחל', ' (2)'],
    ],
    ['Hebrew, whose first letter turns the line', 'רשת guest', ['guest', '←רשת ']],
    ['a mark at the beginning turns it too', '\u200fguest רשת', ['← רשת', 'guest']],
  ])('%s', (_, text, runs) => {
    expect(drawn(text)).toEqual(runs)
  })

  test('reads brackets as they were written, however they are drawn', () => {
    expect(oneFont('أ(ب)ج').map(({ text }) => text)).toEqual(['أ(ب)ج'])
  })

  test('gives runs in the order of reading, wherever they stand', () => {
    expect(oneFont('غرفة 12').map(({ text, place }) => [text, place])).toEqual([
      ['غرفة ', 1],
      ['12', 0],
    ])
  })

  test('a change of font begins a run', () => {
    const pieces = [
      { text: 'ab', font: 'sans' },
      { text: '🎉🎉', font: 'emoji' },
      { text: 'ج', font: 'sans' },
    ]
    const runs = textRuns('ab🎉🎉ج', () => pieces)
    expect(runs.map(({ text, font }) => [text, font])).toEqual([
      ['ab', 'sans'],
      ['🎉🎉', 'emoji'],
      ['ج', 'sans'],
    ])
  })
})

test.each([
  ['Hotel שלום 12 Nord', 'Hotel שלום 12 Nord'],
  ['Hotel فندق النخيل Nord', 'Hotel فندق النخيل Nord'],
  ['\u200fמלון Nord הנחל', 'מלון Nord הנחל'],
  ['\u2068שלום\u2069 (2)', 'שלום (2)'],
  ['מלון', 'מלון'],
  ['\u2068Nord\u2069 12', null],
  ['Nord', null],
])('%s is told as it was written where letters of it are turned', (text, told) => {
  expect(turnedText(text)).toBe(told)
})
