import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { lightTheme } from '@netportal/ui/themes'
import { describe, expect, test } from 'vitest'
import { linePicture } from '../LineChart/linePicture.ts'
import { toPdf } from '../pdf/toPdf.ts'
import { toPlotSeries } from '../series/plotSeries.ts'
import { textsOf } from '../shapes/textsOf.ts'
import { readPdf } from '../testing/readPdf.ts'
import { samplePoints } from '../testing/samples.ts'
import { measureText } from '../text/measureText.ts'
import { type FontFile, gatherFonts } from './fontSet.ts'
import { readFontFile } from './nodeFonts.ts'
import { openFace } from './ownFace.ts'

const require = createRequire(import.meta.url)

/** A face that is not ours, with the characters of a subset alone: `latin` has no Ł. */
async function ownFile(weight: 400 | 600, subset = 'latin', kind = 'woff'): Promise<FontFile> {
  const name = `@fontsource/noto-sans-arabic/files/noto-sans-arabic-${subset}-${weight}-normal.${kind}`
  return { family: subset, weight, bytes: await readFile(require.resolve(name)) }
}

const title = 'Cars in Łódź: 12'
const font = { sizePx: 100, weight: 400 } as const

async function fileOf(files: readonly FontFile[]) {
  const face = await openFace(files)
  const picture = linePicture(
    {
      series: toPlotSeries([
        {
          name: 'Cars',
          points: samplePoints({ from: '2026-06-17T13:30:00Z', days: 1, peak: 140 }),
        },
      ]),
      timeZone: 'Europe/Warsaw',
      width: 800,
      height: 350,
      theme: { ...lightTheme, measure: face.measure },
    },
    { title, details: [] },
  )
  const fonts = await gatherFonts(textsOf(picture.shapes), readFontFile, undefined, face)
  const bytes = await toPdf(picture, fonts, { title, createdAt: new Date(0) })
  const names = new TextDecoder('latin1').decode(bytes).matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)
  return { texts: (await readPdf(bytes)).texts, embedded: [...names].map(([, name]) => name) }
}

describe('a PDF in a typeface of a product', () => {
  test('embeds it, and ours for what it lacks, and says all that the chart says', async () => {
    const { texts, embedded } = await fileOf([await ownFile(400), await ownFile(600)])
    expect(embedded.toSorted()).toEqual([
      'InstrumentSans-SemiBold',
      'NotoSansArabic-Regular',
      'NotoSansArabic-SemiBold',
    ])
    expect(texts.join('')).toContain(title)
  })

  test('tries several files of a weight', async () => {
    const files = [await ownFile(400), await ownFile(400, 'latin-ext'), await ownFile(600)]
    expect((await openFace(files)).has('Ł')).toBe(false)
    expect((await openFace([...files, await ownFile(600, 'latin-ext')])).has('Ł')).toBe(true)
  })

  test('takes one weight for both', async () => {
    const { embedded } = await fileOf([await ownFile(400), await ownFile(400, 'latin-ext')])
    expect([...new Set(embedded)]).toEqual(['NotoSansArabic-Regular'])
  })
})

describe('the widths of a typeface of a product', () => {
  test.each([
    // Units of the font's own table of widths, of 1,000.
    ['A', 63.9],
    ['i', 25.8],
    ['0', 57.2],
  ])('%s is as wide as the font says', async (letter, width) => {
    const { measure } = await openFace([await ownFile(400)])
    expect(measure(letter, font)).toBeCloseTo(width, 1)
    expect(measureText(letter, font)).not.toBeCloseTo(width, 1)
  })

  test('what it lacks is as wide as in our font, between letters that it has', async () => {
    const { measure } = await openFace([await ownFile(400)])
    expect(measure('aŁa', font)).toBeCloseTo(2 * measure('a', font) + measureText('Ł', font), 6)
  })
})

test.each([
  ['WOFF 2', () => ownFile(400, 'latin', 'woff2'), /WOFF 2/],
  [
    'a page that says that nothing was found',
    async () => ({ ...(await ownFile(400)), bytes: new TextEncoder().encode('<!doctype html>') }),
    /font/,
  ],
  ['nothing', async () => ({ ...(await ownFile(400)), bytes: new Uint8Array() }), /./],
])('refuses %s', async (_, read, message) => {
  await expect(openFace([await read()])).rejects.toThrow(message)
})
