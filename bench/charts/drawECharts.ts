import { LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type Contender, size } from './contender.ts'
import type { Samples } from './samples.ts'

use([LineChart, GridComponent, LegendComponent, TitleComponent, TooltipComponent, CanvasRenderer])

function toSeries({ times, download, upload }: Samples) {
  const line = (name: string, values: Float64Array) => ({
    type: 'line' as const,
    name,
    showSymbol: false,
    // Its own way to draw no more points than there are pixels, keeping the extremes.
    sampling: 'minmax' as const,
    data: Array.from(values, (value, index) => [times[index] ?? 0, value]),
  })
  return [line('Download', download), line('Upload', upload)]
}

export const drawECharts: Contender = (host, samples) => {
  const chart = init(host, null, size)
  chart.setOption({
    animation: false,
    title: { text: 'Rates' },
    legend: {},
    tooltip: { trigger: 'axis', transitionDuration: 0 },
    xAxis: { type: 'time' },
    yAxis: { type: 'value' },
    series: toSeries(samples),
  })
  return {
    update: (shown) => chart.setOption({ series: toSeries(shown) }),
    remove: () => chart.dispose(),
  }
}
