import UPlot, { type AlignedData } from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type Contender, size } from './contender.ts'
import type { Samples } from './samples.ts'

function toData({ times, download, upload }: Samples): AlignedData {
  return [times.map((time) => time / 1000), download, upload]
}

/** As we draw: the second line is dashed, which costs a canvas much. */
export const drawUPlot: Contender = (host, samples) => draw(host, samples, { dash: [6, 3] })

/** At its best: solid lines. */
export const drawUPlotSolid: Contender = (host, samples) => draw(host, samples, {})

function draw(host: HTMLElement, samples: Samples, second: { dash?: number[] }) {
  const chart = new UPlot(
    {
      ...size,
      title: 'Rates',
      series: [
        {},
        { label: 'Download', stroke: '#2c4fd6', width: 2 },
        { label: 'Upload', stroke: '#795d3c', width: 2, ...second },
      ],
    },
    toData(samples),
    host,
  )
  return {
    update: (shown) => chart.setData(toData(shown)),
    remove: () => chart.destroy(),
  }
}
