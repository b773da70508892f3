import type { BarChartTexts } from '../BarChart/barTexts.ts'
import type { ChartFrameTexts } from '../ChartFrame/ChartFrame.tsx'
import type { ExportButtonsTexts } from '../export/exportTexts.ts'
import type { LineChartTexts } from '../LineChart/lineTexts.ts'
import type { PieChartTexts } from '../PieChart/pieTexts.ts'
import type { SparklineTexts } from '../Sparkline/sparklineTexts.ts'

/**
 * Every text of this package, by the component that says it: what a language has to give. A type and no interface,
 * so that it is a `TextCatalogue` too.
 */
export type ChartTexts = {
  /** Texts of `BarChart`. */
  BarChart: BarChartTexts
  /** Texts of `ChartFrame`. */
  ChartFrame: ChartFrameTexts
  /** Texts of `ExportButtons` that stand alone. */
  ExportButtons: ExportButtonsTexts
  /** Texts of `LineChart`. */
  LineChart: LineChartTexts
  /** Texts of `PieChart`. */
  PieChart: PieChartTexts
  /** Texts of `Sparkline`. */
  Sparkline: SparklineTexts
}
