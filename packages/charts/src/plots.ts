export type { LineColumns, LinePoint } from './LineChart/columns.ts'
export { LinePlot } from './LineChart/LinePlot.tsx'
export type { LinePlotProps, Period, PlotSeries } from './LineChart/lineLayout.ts'
export { type LineSeries, toPlotSeries } from './LineChart/plotSeries.ts'
