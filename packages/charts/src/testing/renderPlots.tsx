import { renderToStaticMarkup } from 'react-dom/server'
import {
  BarPlot,
  darkTheme,
  LinePlot,
  lightTheme,
  PiePlot,
  SparklinePlot,
  toPlotBars,
  toPlotSeries,
} from '../plots.ts'
import { names } from './pictures.ts'
import { samplePoints } from './samples.ts'

/** The markup of every plot, in both themes and at several sizes. */
export function renderPlots(): string[] {
  const from = '2026-03-26T00:00:00Z'
  const series = toPlotSeries([
    { name: 'Solar', points: samplePoints({ from, days: 30, everyMinutes: 5, round: Number }) },
    { name: 'Grid', points: samplePoints({ from, days: 30, everyMinutes: 60, seed: 3 }) },
  ])
  const data = [...names, ...names, ...names].map((label, place) => ({
    label,
    value: (place * 7919) % 101,
  }))
  return [lightTheme, darkTheme].flatMap((theme) =>
    [320, 760, 1128].flatMap((width) => [
      renderToStaticMarkup(
        <LinePlot {...{ series, width, theme }} height={350} timeZone="Europe/Berlin" unit="kW" />,
      ),
      renderToStaticMarkup(<PiePlot {...{ data, width, theme }} height={500} label="Cars" />),
      renderToStaticMarkup(
        <BarPlot
          categories={names}
          series={toPlotBars([{ name: 'Cars', values: [3, -4, 0.7, null, 12, 9] }])}
          {...{ width, theme }}
          height={350}
        />,
      ),
      renderToStaticMarkup(
        <SparklinePlot values={[3, 1.7, null, 5, 9]} {...{ width, theme }} height={24} />,
      ),
    ]),
  )
}
