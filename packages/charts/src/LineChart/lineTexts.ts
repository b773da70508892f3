import { defaultExportTexts, type ExportTexts } from '../export/exportTexts.ts'
import { noDataText } from '../noDataText.ts'
import { type ChartTableTexts, defaultTableTexts } from '../table/useChartTable.tsx'
import type { ZoomTexts } from '../zoom/ZoomButtons.tsx'

/** Texts that a reader sees or hears of a line chart, beside its data. */
export interface LineChartTexts extends ExportTexts, ChartTableTexts, ZoomTexts {
  /** Message in place of the chart when no series has a value, unless it is given `emptyMessage`. */
  empty: string
  /** Text shown for a value that a series lacks at an instant. */
  noValue: string
  /** The kind of thing a screen reader has come to. */
  roleDescription: string
  /** Tells a screen reader what it can do. @param zone name of the zone whose clock is shown */
  description: (zone: string) => string
  /** Tells a screen reader how a point is chosen, where points can be. */
  chooseDescription: string
  /** Tells a screen reader how to zoom, where it can. */
  zoomDescription: string
  /** Says what is shown after zooming. */
  zoomed: (from: string, to: string) => string
  /** Header of the lowest values of a band, in the table and in CSV files. @param name of its series */
  lowest: (name: string) => string
  /** Header of the highest values of a band. @param name of its series */
  highest: (name: string) => string
  /** Header of the first column, of times, in the table and in CSV files. */
  time: string
  /** Says from where to where: from when until when in pictures and in names of files, values in the table. */
  range: (from: string, to: string) => string
  /** Says a number of references of one name, where there are too many at one reading to say each. */
  counted: (name: string, count: number) => string
}

export const defaultLineTexts: LineChartTexts = {
  ...defaultExportTexts,
  ...defaultTableTexts,
  empty: noDataText,
  noValue: 'No data',
  roleDescription: 'line chart',
  description: (zone) => `Times are in ${zone}. Left and right arrow keys read the points.`,
  chooseDescription: 'Enter chooses the point.',
  zoomDescription: 'Plus and minus keys zoom, 0 shows all.',
  zoomed: (from, to) => `Showing ${from} to ${to}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  lowest: (name) => `${name}, lowest`,
  highest: (name) => `${name}, highest`,
  time: 'Time',
  range: (from, to) => `${from} to ${to}`,
  counted: (name, count) => `${name}: ${count}`,
}
