import { formatDate, resolveZone } from '@netportal/format'
import type { Theme } from '@netportal/ui'
import type { ExportSource } from '../export/exportFile.ts'
import { paperTheme } from '../export/paperTheme.ts'
import type { FontLoader } from '../fonts/fontSet.ts'
import { tableCsv } from '../table/tableModel.ts'
import { englishFormats } from '../text/plotFormats.ts'
import { type LinePlotProps, shownPeriod } from './lineLayout.ts'
import { linePicture } from './linePicture.ts'
import { lineTable } from './lineTable.ts'
import { defaultLineTexts, type LineChartTexts } from './lineTexts.ts'
import { shownOf } from './references.ts'

export interface LineExportOptions {
  title: string
  /** Name of the place that the values belong to. */
  place?: string | undefined
  texts?: Partial<Pick<LineChartTexts, 'time' | 'range' | 'counted' | 'lowest' | 'highest'>>
  loadFonts?: FontLoader | undefined
  exportTheme?: Theme | undefined
}

/** A picture is not narrower than this, however narrow the chart was: nothing in it is cut. */
const leastWidth = 712

/** A line chart as it is seen, ready to become a file. */
export function lineExport(
  plot: LinePlotProps,
  { title, place, texts: ownTexts, loadFonts, exportTheme }: LineExportOptions,
): ExportSource {
  const texts = { ...defaultLineTexts, ...ownTexts }
  const { timeZone, formats = englishFormats } = plot
  const theme = paperTheme(plot.theme, exportTheme)
  const period = shownPeriod(plot)
  const range = (format: (time: number, zone: string) => string) => {
    const [from, to] = [format(period.from, timeZone), format(period.to, timeZone)]
    return from === to ? from : texts.range(from, to)
  }
  const places = place ? [place] : []
  return {
    picture: (measure) =>
      linePicture(
        { ...plot, theme: { ...theme, measure }, width: Math.max(plot.width, leastWidth) },
        { title, details: [...places, range(formats.formatDateTime), resolveZone(timeZone).zone] },
      ),
    csv: () => {
      const shown = { series: shownOf(plot.series), references: shownOf(plot.references ?? []) }
      const options = { ...texts, formatValue: String, timeText: texts.time, noValueText: '' }
      // Written for programs: the same in every language.
      return tableCsv(lineTable({ ...shown, period, timeZone }, options))
    },
    nameParts: [title, ...places, range(formatDate)],
    font: theme.font,
    loadFonts,
  }
}
