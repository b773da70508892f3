import { gatherFonts, textsOf, unpackFont } from '@netportal/charts/pdf'
import { type FontFamily, lightTheme, linePicture, toSvg } from '@netportal/charts/plots'
import { loadOtherFonts, readFont } from '../pdf/fonts.ts'
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
  const fonts = await gatherFonts(textsOf(picture.shapes), readFont, loadOtherFonts)
  const svg = await openSvg(toSvg(picture, families), {
    font: {
      fontBuffers: await Promise.all(fonts.map(({ bytes }) => unpackFont(bytes))),
      defaultFontFamily: 'Instrument Sans',
    },
    fitTo: { mode: 'zoom', value: scale },
  })
  return svg.render().asPng()
}
