import { outlineTexts } from '@netportal/charts/pdf'
import type { Shape } from '@netportal/charts/plots'
import { isolate } from '@netportal/format'
import { expect, test } from 'vitest'
import { partsOf, readPdf, wholeText } from '../../testing/readPdf.ts'
import { drawDocument } from './drawDocument.ts'
import { fontsFor } from './fonts.ts'

const names = [
  'Łódź Ελλάδα Кухня',
  'فندق (5G) النخيل 12',
  'מלון הנחל',
  '停车场 访客',
  '東京タワー駅前ホテル',
  '서울 호텔',
  'โรงแรมกรุงเทพ',
  'होटल दिल्ली',
  '🏨 👩🏽‍💻 👨‍👩‍👧 🏳️‍🌈 🇩🇪 1️⃣ ❤️',
]
/** Gothic and a letter that a private font may have. */
const unknown = 'Hall 𐍈 \ue123'

/** The parts of it that a reader gives back: between runs it guesses spaces, and leaves out joiners. */
const readable = (text: string) => text.replace(/[\s\p{Cf}]/gu, '')

/** The outlines of a text. @param others that fonts are found for before it */
async function outline(text: string, ...others: string[]) {
  const shape = { kind: 'text', text, x: 0, y: 20, sizePx: 20, weight: 400, fill: '#000' } as const
  const { fonts } = await fontsFor([...others.map((other) => ({ ...shape, text: other })), shape])
  const picture: { shapes: readonly Shape[] } = { shapes: [shape] }
  const { shapes } = await outlineTexts(picture, fonts)
  return shapes.map((each) => (each.kind === 'path' ? each.d : '')).join('')
}

/** Sides of boxes: letters have none. */
const box = /h/

test('a report says every name as it was written, those that no font has too', async () => {
  const all = [...names, unknown]
  const title = `Access points of ${all[1]}`
  const table = {
    kind: 'table',
    columns: [{ header: 'Name' }],
    rows: all.map((name) => [name]),
  } as const
  const sections = [{ title: 'All', blocks: [{ ...table, empty: '' }] }]
  const bytes = await drawDocument({ title, facts: [], footer: '', sections }, new Date(0))
  const { structure } = await readPdf(bytes)
  const cells = structure.flatMap((page) => partsOf(page, 'TH')).map(wholeText)
  expect(cells.slice(1).map(readable)).toEqual(all.map(readable))
  expect(
    structure
      .flatMap((page) => partsOf(page, 'H1'))
      .map(wholeText)
      .map(readable),
  ).toEqual([readable(title)])
})

test('what reads a report aloud is told names of two directions in the order they were written in', async () => {
  const mixed = [
    'Hotel שלום Nord',
    'Hotel فندق النخيل Nord',
    'מלון Nord הנחל',
    'Hotel שלום 12 Nord',
    'فندق Hilton (5G) النخيل 12',
    'מלון הנחל',
  ]
  const report = {
    title: `Access points of ${isolate('שלום 12')}`,
    facts: [],
    footer: '',
    sections: [
      {
        title: 'All',
        blocks: [
          {
            kind: 'table' as const,
            columns: [{ header: 'Name' }],
            rows: [...mixed, 'Nord 12'].map((name) => [name]),
            empty: '',
          },
        ],
      },
    ],
  }
  const { structure } = await readPdf(await drawDocument(report, new Date(0)))
  const told = (role: string) =>
    structure
      .flatMap((page) => partsOf(page, role))
      .flatMap((part) => partsOf(part, 'Span').map(({ alt }) => alt))
  expect(told('H1')).toEqual(['Access points of שלום 12'])
  expect(told('TH')).toEqual(mixed)
})

test.each(names)('%s is drawn in letters', async (name) => {
  expect(await outline(name)).not.toMatch(box)
})

test('what no font has is a box each, wider than nothing', async () => {
  const drawn = await outline(unknown)
  expect(drawn).toMatch(box)
  expect(drawn).not.toBe(await outline('Hall 𐍈 \ue124'))
})

test('signs of China and Japan are those of the language that the name is in', async () => {
  const [chinese, japanese] = [await outline('骨'), await outline('骨の')]
  expect(japanese.startsWith(chinese)).toBe(false)
  expect(await outline('骨', '骨の')).toBe(chinese)
  expect(await outline('骨の', '骨')).toBe(japanese)
})

test('an emoji of several characters is one picture', async () => {
  const pictures = (await outline('👩🏽‍💻')).length
  expect(pictures).toBeLessThan((await outline('👩💻')).length)
})
