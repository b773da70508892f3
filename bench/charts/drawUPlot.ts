import UPlot, { type AlignedData } from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type Contender, size } from './contender.ts'
import type { Samples } from './samples.ts'

function toData({ times, download, upload }: Samples): AlignedData {
  return [times.map((time) => time / 1000), download, upload]
}

export const drawUPlot: Contender = (host, samples) => {
  const chart = new UPlot(
    {
      ...size,
      title: 'Rates',
      series: [
        {},
        { label: 'Download', stroke: '#2c4fd6', width: 2 },
        { label: 'Upload', stroke: '#795d3c', width: 2, dash: [6, 3] },
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
