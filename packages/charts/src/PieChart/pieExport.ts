import { formatPercent, toCsv } from '@netportal/format'
import type { Theme } from '@netportal/ui'
import type { ExportSource } from '../export/exportFile.ts'
import { paperTheme } from '../export/paperTheme.ts'
import type { FontLoader } from '../fonts/fontSet.ts'
import { type PiePictureProps, piePicture } from './piePicture.ts'
import { pieSlices, sharesAddUp } from './pieSlices.ts'
import { defaultPieTexts, type PieChartTexts } from './pieTexts.ts'

export interface PieExportOptions {
  title: string
  /** Name of the place that the parts belong to. */
  place?: string | undefined
  /** Day or period of the count. */
  period?: string | undefined
  texts?: Pick<PieChartTexts, 'name' | 'value' | 'share' | 'roundedUp'>
  loadFonts?: FontLoader | undefined
  exportTheme?: Theme | undefined
}

/** A picture is not narrower than this, however narrow the chart was: it has room for labels and legend. */
const leastWidth = 952

/** A pie as it is seen, ready to become a file. */
export function pieExport(
  pie: PiePictureProps,
  { title, place, period, texts = defaultPieTexts, loadFonts, exportTheme }: PieExportOptions,
): ExportSource {
  const theme = paperTheme(pie.theme, exportTheme)
  const details = [place, period].filter((detail) => detail !== undefined)
  const slices = pieSlices(pie.data)
  const said = sharesAddUp(slices) ? details : [...details, texts.roundedUp]
  return {
    picture: (measure) =>
      piePicture(
        { ...pie, theme: { ...theme, measure }, width: Math.max(pie.width, leastWidth) },
        { title, details: said },
      ),
    csv: () =>
      toCsv(
        [texts.name, texts.value, texts.share],
        slices.map(({ label, value, shownPercent }) => [
          label,
          value,
          formatPercent(shownPercent, 1),
        ]),
      ),
    nameParts: [title, ...details],
    font: theme.font,
    loadFonts,
  }
}
