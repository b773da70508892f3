import { LineChart, type LineSeries } from '@netportal/charts'
import { DocumentStyles, lightTheme, ThemeRoot } from '@netportal/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Contender } from './contender.ts'
import type { Samples } from './samples.ts'

/** As a product gets samples: rows of an answer. */
function toSeries({ times, download, upload }: Samples): LineSeries[] {
  const points = (values: Float64Array) =>
    Array.from(values, (value, index) => ({ time: times[index] ?? 0, value }))
  return [
    { name: 'Download', points: points(download) },
    { name: 'Upload', points: points(upload), color: 3 },
  ]
}

export const drawOurs: Contender = (host, samples) => {
  const root = createRoot(host)
  const draw = (shown: Samples) => {
    const series = toSeries(shown)
    flushSync(() =>
      root.render(
        <ThemeRoot theme={lightTheme}>
          <DocumentStyles />
          <LineChart title="Rates" series={series} timeZone="Europe/London" unit="Mbps" />
        </ThemeRoot>,
      ),
    )
  }
  draw(samples)
  return { update: draw, remove: () => root.unmount() }
}
