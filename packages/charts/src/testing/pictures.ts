import type { Theme } from '@netportal/ui'
import { linePicture } from '../LineChart/linePicture.ts'
import { piePicture } from '../PieChart/piePicture.ts'
import { toPlotSeries } from '../series/plotSeries.ts'
import { samplePoints } from './samples.ts'

/** Names as places have them. */
export const names = [
  'Garage Łódź',
  '停车场',
  'Парковка-5',
  'مرآب النخيل',
  'Χώρος στάθμευσης',
  'Parking « Ñandú »',
]

const day = { from: '2026-06-17T13:30:00Z', days: 1, round: Number }

/** Two lines over a day, named in several scripts. */
export function sampleLinePicture(theme: Theme, width = 1000) {
  return linePicture(
    {
      series: toPlotSeries([
        { name: 'Парковка-5', points: samplePoints({ ...day, peak: 140 }) },
        { name: 'مرآب (5B) النخيل', points: samplePoints({ ...day, peak: 38 }), color: 3 },
      ]),
      timeZone: 'Europe/London',
      formatTick: (value) => `${value} kW`,
      width,
      height: 350,
      theme,
    },
    {
      title: 'Power Over Time: 停车场',
      details: ['Garage Łódź', '2026-06-17 14:30 to 2026-06-18 14:30', 'Europe/London'],
    },
  )
}

/** A slice for each of the names. */
export function samplePiePicture(theme: Theme, width = 1000) {
  const data = names.map((label, place) => ({ label, value: 60 - place * 8 }))
  return piePicture(
    { data, width, height: 500, theme, formatCount: String },
    { title: 'Cars by Garage', details: ['مرآب النخيل', '2026-06-18 14:30'] },
  )
}
