import { defaultExportTexts, type ExportTexts } from '../export/exportTexts.ts'
import { noDataText } from '../noDataText.ts'
import { type ChartTableTexts, defaultTableTexts } from '../table/useChartTable.tsx'

/** Texts that a reader sees or hears of a line chart, beside its data. */
export interface LineChartTexts extends ExportTexts, ChartTableTexts {
  /** Message in place of the chart when no series has a value, unless it is given `emptyMessage`. */
  empty: string
  /** Text shown for a value that a series lacks at an instant. */
  noValue: string
  /** The kind of thing a screen reader has come to. */
  roleDescription: string
  /** Tells a screen reader what it can do. @param zone name of the zone whose clock is shown */
  description: (zone: string) => string
  /** Header of the first column, of times, in the table and in CSV files. */
  time: string
  /** Says from when until when, in pictures and in names of files. */
  range: (from: string, to: string) => string
}

export const defaultLineTexts: LineChartTexts = {
  ...defaultExportTexts,
  ...defaultTableTexts,
  empty: noDataText,
  noValue: 'No data',
  roleDescription: 'line chart',
  description: (zone) => `Times are in ${zone}. Left and right arrow keys read the points.`,
  time: 'Time',
  range: (from, to) => `${from} to ${to}`,
}
