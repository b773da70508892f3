import { defaultExportTexts, type ExportTexts } from '../export/exportTexts.ts'
import { noDataText } from '../noDataText.ts'
import { type ChartTableTexts, defaultTableTexts } from '../table/useChartTable.tsx'

/** Texts that a reader sees or hears of a bar chart, beside its data. */
export interface BarChartTexts extends ExportTexts, ChartTableTexts {
  /** Message in place of the chart when there is no value, unless it is given `emptyMessage`. */
  empty: string
  /** Text shown for a value that a series lacks. */
  noValue: string
  /** The kind of thing a screen reader has come to. */
  roleDescription: string
  /** Tells a screen reader what it can do. */
  description: string
  /** Tells a screen reader how a category is chosen, where they can be. */
  chooseDescription: string
  /** Header of the first column, of categories, in the table and in CSV files. */
  category: string
}

export const defaultBarTexts: BarChartTexts = {
  ...defaultExportTexts,
  ...defaultTableTexts,
  empty: noDataText,
  noValue: 'No data',
  roleDescription: 'bar chart',
  description: 'Arrow keys read the categories.',
  chooseDescription: 'Enter chooses the category.',
  category: 'Category',
}
