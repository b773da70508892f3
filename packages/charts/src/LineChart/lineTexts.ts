import type { DataTableTexts } from '@netportal/ui'
import { defaultExportTexts, type ExportTexts } from '../export/exportTexts.ts'

/** Texts that a reader sees or hears of a line chart, beside its data. */
export interface LineChartTexts extends ExportTexts {
  /** Text shown for a value that a series lacks at an instant. */
  noValue: string
  /** The kind of thing a screen reader has come to. */
  roleDescription: string
  /** Tells a screen reader what it can do. @param zone name of the zone whose clock is shown */
  description: (zone: string) => string
  /** On the button that shows the same data as a table. */
  showTable: string
  /** On that button while the table is shown. */
  hideTable: string
  /** Shown while the table is loaded. */
  loadingTable: string
  /** Header of the first column, of times, in the table and in CSV files. */
  time: string
  /** Texts of the table beside these. */
  table: Partial<DataTableTexts>
  /** Says from when until when, in pictures and in names of files. */
  range: (from: string, to: string) => string
}

export const defaultLineTexts: LineChartTexts = {
  ...defaultExportTexts,
  noValue: 'No data',
  roleDescription: 'line chart',
  description: (zone) => `Times are in ${zone}. Left and right arrow keys read the points.`,
  showTable: 'Show table',
  hideTable: 'Hide table',
  loadingTable: 'Loading table...',
  time: 'Time',
  table: {},
  range: (from, to) => `${from} to ${to}`,
}
