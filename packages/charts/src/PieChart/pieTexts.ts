import { defaultExportTexts, type ExportTexts } from '../export/exportTexts.ts'
import { noDataText } from '../noDataText.ts'

/** Texts that a reader sees or hears of a pie, beside its data. */
export interface PieChartTexts extends ExportTexts {
  /** Message in place of the chart when there is no slice, unless it is given `emptyMessage`. */
  empty: string
  /** The kind of thing a screen reader has come to. */
  roleDescription: string
  /** Said below the pie, and in its pictures, where shares do not sum to 100.0. */
  roundedUp: string
  /** Header of a CSV file's column of names. */
  name: string
  /** Header of its column of values. */
  value: string
  /** Header of its column of shares. */
  share: string
}

export const defaultPieTexts: PieChartTexts = {
  ...defaultExportTexts,
  empty: noDataText,
  roleDescription: 'pie chart',
  roundedUp: 'Small shares are rounded up: all together make more than 100%.',
  name: 'Name',
  value: 'Value',
  share: 'Share',
}
