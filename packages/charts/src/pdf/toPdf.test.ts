import { darkTheme, lightTheme } from '@netportal/ui'
import { describe, expect, test } from 'vitest'
import { gatherFonts } from '../fonts/fontSet.ts'
import { readFontFile } from '../fonts/nodeFonts.ts'
import type { Picture } from '../shapes/shape.ts'
import { textsOf } from '../shapes/textsOf.ts'
import { loadOtherFonts } from '../testing/otherFonts.ts'
import { names, sampleLinePicture, samplePiePicture } from '../testing/pictures.ts'
import { readPdf } from '../testing/readPdf.ts'
import { toPdf } from './toPdf.ts'

async function pdfOf(picture: Picture) {
  const fonts = await gatherFonts(textsOf(picture.shapes), readFontFile, loadOtherFonts)
  return toPdf(picture, fonts, { title: 'A chart', createdAt: new Date(0) })
}

function textPicture(...texts: string[]): Picture {
  return {
    width: 600,
    height: 40 * texts.length,
    shapes: texts.map((text, index) => ({
      kind: 'text',
      text,
      x: 10,
      y: 30 + index * 40,
      sizePx: 16,
      weight: 400,
      fill: '#000000',
    })),
  }
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

describe('toPdf', () => {
  test.each([
    ['a line chart', sampleLinePicture(lightTheme)],
    ['a pie', samplePiePicture(darkTheme)],
  ])('says in text all that %s says, in every script', async (_, picture) => {
    const { texts } = await readPdf(await pdfOf(picture))
    const written = textsOf(picture.shapes).map(({ text }) => text)
    expect(withoutSpaces(texts.join(''))).toBe(withoutSpaces(written.join('')))
    for (const text of written) expect(withoutSpaces(texts.join(''))).toContain(withoutSpaces(text))
  })

  test.each([
    ...names,
    'Zürich – Genève',
    '访客 Guest 5G 网络',
    'بيت وتين',
    'Ελλάδα Кухня',
    '06-18 00:00',
  ])('reads %s as it was written', async (text) => {
    const { texts } = await readPdf(await pdfOf(textPicture(text)))
    expect(texts.join('')).toBe(text)
  })

  test.each(['a\u0620\u0615', 'ب\u0615', 'Room ب\u0615 12'])(
    'draws %j, whose marks no font has a place for',
    async (text) => {
      const { texts } = await readPdf(await pdfOf(textPicture(text, 'Lobby')))
      expect(texts.join('')).toContain('Lobby')
    },
  )

  test.each([
    'غرفة 12',
    'نتيجة: بيت وتين',
    'Lobby بهو 2',
    'مرآب (5) النخيل',
    'فندق (5G) النخيل',
    'مرآب (النخيل) [شمال]',
  ])(
    'reads %s in its order; between runs of two directions the reader itself guesses spaces',
    async (text) => {
      const { texts } = await readPdf(await pdfOf(textPicture(text)))
      expect(withoutSpaces(texts.join(''))).toBe(withoutSpaces(text))
    },
  )

  test('leaves out what is no character', async () => {
    const { texts } = await readPdf(await pdfOf(textPicture('Gu\ud83dest\u0007')))
    expect(texts.join('')).toBe('Guest')
  })

  test('is one page as large as the picture, a CSS pixel three quarters of a point', async () => {
    const { width, height } = await readPdf(await pdfOf(textPicture('one', 'two')))
    expect([width, height]).toEqual([450, 60])
  })

  test('embeds a subset of each font that it uses and no other', async () => {
    const file = new TextDecoder('latin1').decode(await pdfOf(textPicture('Guest', 'Гости')))
    const embedded = [...file.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name)
    expect(embedded).toEqual(['InstrumentSans-Regular', 'Inter-Regular'])
    expect(file).not.toContain('/Subtype /Image')
  })

  test('makes the same bytes of the same picture', async () => {
    const picture = textPicture('Guest 12', 'فندق')
    expect(await pdfOf(picture)).toEqual(await pdfOf(picture))
  })
})
