import { describe, expect, test } from 'vitest'
import { textRuns } from './textRuns.ts'

const oneFont = (text: string) => textRuns(text, () => 'font')

const drawn = (text: string) =>
  oneFont(text)
    .toSorted((a, b) => a.place - b.place)
    .map((run) => (run.isRightToLeft ? `←${run.drawn}` : run.drawn))

describe('textRuns', () => {
  test.each([
    ['left to right', 'Guest 5G', ['Guest 5G']],
    ['right to left', 'فندق النخيل', ['←فندق النخيل']],
    [
      'a Latin word between Arabic ones',
      'فندق (5G) النخيل',
      ['←فندق', ' (', '5', 'G) ', '←النخيل'],
    ],
    ['a figure after Arabic stands to its left', 'فندق 12', ['12', '←فندق ']],
    ['Arabic between Latin', 'a فندق b', ['a ', '←فندق', ' b']],
    ['brackets within Arabic are mirrored', 'أ(ب)ج', ['←أ)ب(ج']],
    [
      'names that are kept apart stay in the order of the list, and what keeps them apart is not drawn',
      '\u2068فندق\u2069, \u2068נחל\u2069 (2)',
      ['←فندق', ', ', '←נחל', ' (2)'],
    ],
    ['Hebrew', 'רשת guest', ['←רשת', ' guest']],
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

  test('a change of font begins a run; characters beyond the basic plane stay whole', () => {
    const runs = textRuns('ab🎉🎉c', (character) => (character === '🎉' ? 'emoji' : 'sans'))
    expect(runs.map(({ text, font }) => [text, font])).toEqual([
      ['ab', 'sans'],
      ['🎉🎉', 'emoji'],
      ['c', 'sans'],
    ])
  })

  test('the font of a character may follow that of the one before', () => {
    const seen: (string | undefined)[] = []
    textRuns('abc', (character, previous: string | undefined) => {
      seen.push(previous)
      return character
    })
    expect(seen).toEqual([undefined, 'a', 'b'])
  })
})
