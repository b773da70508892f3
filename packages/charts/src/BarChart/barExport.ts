import type { Theme } from '@netportal/ui'
import type { ExportSource } from '../export/exportFile.ts'
import { paperTheme } from '../export/paperTheme.ts'
import type { FontLoader } from '../fonts/fontSet.ts'
import { tableCsv } from '../table/tableModel.ts'
import type { BarPlotProps } from './barLayout.ts'
import { barPicture } from './barPicture.ts'
import { barTable } from './barTable.ts'
import type { BarChartTexts } from './barTexts.ts'

export interface BarExportOptions {
  title: string
  /** Name of the place that the values belong to. */
  place?: string | undefined
  /** Day or period of the values. */
  period?: string | undefined
  texts: Pick<BarChartTexts, 'category'>
  loadFonts?: FontLoader | undefined
  exportTheme?: Theme | undefined
}

/** A picture is not narrower than this, however narrow the chart was: nothing in it is cut. */
const leastWidth = 712

/** A bar chart as it is seen, ready to become a file. */
export function barExport(
  plot: BarPlotProps,
  { title, place, period, texts, loadFonts, exportTheme }: BarExportOptions,
): ExportSource {
  const theme = paperTheme(plot.theme, exportTheme)
  const details = [place, period].filter((detail) => detail !== undefined)
  return {
    picture: (measure) =>
      barPicture(
        { ...plot, theme: { ...theme, measure }, width: Math.max(plot.width, leastWidth) },
        { title, details },
      ),
    csv: () => {
      const series = plot.series.filter(({ isHidden }) => !isHidden)
      const options = { formatValue: String, categoryText: texts.category, noValueText: '' }
      return tableCsv(barTable({ ...plot, series }, options))
    },
    nameParts: [title, ...details],
    font: theme.font,
    loadFonts,
  }
}
