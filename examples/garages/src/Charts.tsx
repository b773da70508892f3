import {
  BarChart,
  type ExportFormat,
  LineChart,
  type LineReference,
  type Period,
} from '@netportal/charts'
import { Grid, Stack } from '@netportal/ui'
import { useMemo, useState } from 'react'
import { byCity, cars, cities, dayMs, now, power, timeZone } from './server.ts'
import { useWords } from './words.ts'

const exportFormats: readonly ExportFormat[] = ['png', 'pdf', 'csv']

/** How full the garages are, and what they use: both lines show the same stretch of time. */
export function Charts() {
  const words = useWords()
  const [zoom, setZoom] = useState<Period | null>(null)
  const series = useMemo(() => {
    const blackout = { from: now - 3 * dayMs, to: now - 2.75 * dayMs }
    const limits: LineReference[] = [
      { kind: 'line', name: words.limit, value: 6_600, color: 'status.critical.fill' },
      { kind: 'band', name: words.usual, from: 2_500, to: 5_500 },
    ]
    const events: LineReference[] = [{ kind: 'period', name: words.blackout, ...blackout }]
    return {
      cities: [
        { name: words.taken, values: byCity.map(({ taken }) => taken) },
        { name: words.free, values: byCity.map(({ free }) => free) },
      ],
      cars: [{ name: words.cars, points: cars }],
      power: [{ name: words.power, points: power, color: 3 }],
      limits,
      events,
    }
  }, [words])
  const linked = { timeZone, exportFormats, canZoom: true, zoom, onZoomChange: setZoom }
  return (
    <Stack>
      <Grid minColumnPx={560} stretch>
        <LineChart
          title={words.cars}
          series={series.cars}
          references={series.limits}
          unit={words.cars}
          {...linked}
        />
        <LineChart
          title={words.power}
          series={series.power}
          references={series.events}
          unit="kW"
          {...linked}
        />
      </Grid>
      <BarChart
        title={words.city}
        categories={cities}
        series={series.cities}
        arrangement="stacked"
        unit={words.places}
        exportFormats={exportFormats}
      />
    </Stack>
  )
}
