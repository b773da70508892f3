/** Plots without a page: pure, in Node as in a browser. */
export { darkTheme, lightTheme } from '@netportal/ui/themes'
export type { Heading } from './export/heading.ts'
export type { LineColumns, LinePoint } from './LineChart/columns.ts'
export { LinePlot } from './LineChart/LinePlot.tsx'
export {
  type LinePlotProps,
  type Period,
  type PlotSeries,
  periodOf,
} from './LineChart/lineLayout.ts'
export { linePicture } from './LineChart/linePicture.ts'
export { lineShapes } from './LineChart/lineShapes.ts'
export { type LineSeries, toPlotSeries } from './LineChart/plotSeries.ts'
export { PiePlot } from './PieChart/PiePlot.tsx'
export type { PiePlotProps } from './PieChart/pieLayout.ts'
export { type PiePictureProps, piePicture } from './PieChart/piePicture.ts'
export type { PieDatum } from './PieChart/pieSlices.ts'
export type { Picture, Shape } from './shapes/shape.ts'
export type { FontFamily } from './shapes/svgElement.ts'
export { toSvg } from './shapes/toSvg.ts'
export { measureText, type TextFont } from './text/measureText.ts'
