import { outlineTexts, textsOf, unpackFont } from '@netportal/charts/pdf'
import { type FontFamily, lightTheme, linePicture, toSvg } from '@netportal/charts/plots'
import { fontsFor } from '../pdf/fonts.ts'
import type { ChartBlock } from '../pdf/model.ts'
import { openSvg } from './rasterise.ts'

/** By weight: each of the design's font files calls itself a family of its own. */
const families: FontFamily = { 400: 'Instrument Sans', 600: 'Instrument Sans SemiBold' }
const size = { width: 1000, height: 350 }
/** Pixels for a CSS pixel: sharp on paper and on fine screens. */
const scale = 2

/**
 * Draws a chart as a PNG that says by itself what it shows.
 * @param details place, period, zone
 */
export async function drawPng(
  chart: ChartBlock,
  { title, details }: { title: string; details: readonly string[] },
): Promise<Uint8Array> {
  const picture = linePicture({ ...chart, ...size, theme: lightTheme }, { title, details })
  const { fonts, isPlain } = await fontsFor(textsOf(picture.shapes))
  const fitTo = { mode: 'zoom', value: scale } as const
  // In other scripts its texts are the outlines of a PDF: the drawing library would choose fonts in its own way.
  const svg = isPlain
    ? await openSvg(toSvg(picture, families), {
        font: {
          fontBuffers: await Promise.all(fonts.map(({ bytes }) => unpackFont(bytes))),
          defaultFontFamily: families[400],
        },
        fitTo,
      })
    : await openSvg(toSvg(await outlineTexts(picture, fonts), ''), { fitTo })
  return svg.render().asPng()
}
