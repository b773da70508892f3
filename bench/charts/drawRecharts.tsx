import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { type Contender, size } from './contender.ts'
import type { Samples } from './samples.ts'

function toRows({ times, download, upload }: Samples) {
  return Array.from(times, (time, index) => ({
    time,
    download: download[index],
    upload: upload[index],
  }))
}

export const drawRecharts: Contender = (host, samples) => {
  const root = createRoot(host)
  const draw = (shown: Samples) => {
    const rows = toRows(shown)
    flushSync(() =>
      root.render(
        <LineChart {...size} data={rows}>
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="time"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(time: number) => new Date(time).toISOString().slice(5, 16)}
          />
          <YAxis />
          <Legend />
          <Tooltip isAnimationActive={false} />
          <Line dataKey="download" stroke="#2c4fd6" dot={false} isAnimationActive={false} />
          <Line dataKey="upload" stroke="#795d3c" dot={false} isAnimationActive={false} />
        </LineChart>,
      ),
    )
  }
  draw(samples)
  return { update: draw, remove: () => root.unmount() }
}
