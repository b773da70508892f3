import type { Contender, Drawn } from './contender.ts'
import { drawECharts } from './drawECharts.ts'
import { drawOurs } from './drawOurs.tsx'
import { drawRecharts } from './drawRecharts.tsx'
import { drawUPlot, drawUPlotSolid } from './drawUPlot.ts'
import { makeSamples, type Samples } from './samples.ts'

const contenders: Record<string, Contender> = {
  ours: drawOurs,
  uplot: drawUPlot,
  uplotSolid: drawUPlotSolid,
  echarts: drawECharts,
  recharts: drawRecharts,
}

let samples: readonly [Samples, Samples] | undefined
let drawn: Drawn | undefined

/** Steps that the script that drives this page asks for; each is over once its frame has been drawn. */
const chartBench = {
  /** Makes the samples of a first drawing and of an update. */
  makeSamples: (days: number) => {
    samples = [makeSamples(days, 1), makeSamples(days, 2)]
  },

  /** Draws a little and takes it away again: what comes once for a page is not what is measured. */
  warmUp: async (name: string) => {
    const chart = draw(name, makeSamples(1, 3))
    await nextFrame()
    chart.remove()
    return nextFrame()
  },

  mount: (name: string) => {
    if (samples) drawn = draw(name, samples[0])
    return nextFrame()
  },

  update: () => {
    if (samples) drawn?.update(samples[1])
    return nextFrame()
  },
}

declare global {
  interface Window {
    chartBench: typeof chartBench
  }
}
window.chartBench = chartBench

function draw(name: string, shown: Samples): Drawn {
  const host = document.querySelector<HTMLElement>('#root')
  const contender = contenders[name]
  if (!host || !contender) throw new Error(`Nobody is called '${name}'`)
  return contender(host, shown)
}

/** Resolves when the next frame has been drawn. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
