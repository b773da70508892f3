import { arc } from '@visx/shape'
import type { NameCut } from '../text/cutName.ts'
import type { Measured, PlotTheme } from '../text/measureText.ts'
import type { Point } from './leaders.ts'
import { labelsWidth, type PieLabel, pieLabels } from './pieLabels.ts'
import { type PieDatum, type PieSlice, pieSlices } from './pieSlices.ts'

export interface PiePlotProps {
  data: readonly PieDatum[]
  /** Where long names are cut. @default 'end' */
  nameCut?: NameCut | undefined
  /** px */
  width: number
  /** px */
  height: number
  theme: PlotTheme
}

export interface PlacedSlice extends PieSlice {
  /** Outline around the centre of the pie. */
  path: string
  /** Unit vector from the centre through the middle of the slice. */
  direction: Point
}

/** Places of everything in a pie, px. */
export interface PieLayout {
  center: Point
  radius: number
  slices: readonly PlacedSlice[]
  /** None where there is no room for them; the legend then names the slices. */
  labels: readonly PieLabel[]
}

/** Characters of an entry of a legend, the ellipsis included. */
export const legendLength = 25
/** Of the pie's diameter in the height, beside labels. */
const diameterShare = 0.752
/** A pie with labels is not smaller than this. */
const leastRadius = 88
/** Room for the slice that stands out, without labels. */
const edge = 14

/** Lays out a pie: pure geometry, the same wherever it is drawn. */
export function pieLayout({
  data,
  nameCut,
  width,
  height,
  theme,
}: Omit<PiePlotProps, 'theme'> & { theme?: Measured }): PieLayout {
  const slices = pieSlices(data)
  const center = { x: width / 2, y: height / 2 }
  const besideLabels = Math.floor(
    Math.min((height * diameterShare) / 2, width / 2 - labelsWidth(slices, nameCut, theme)),
  )
  const hasLabels = besideLabels >= leastRadius
  const alone = Math.max(Math.floor(Math.min(width, height) / 2) - edge, 1)
  const radius = hasLabels ? besideLabels : alone

  const outline = arc<PieSlice>({
    innerRadius: 0,
    outerRadius: radius,
    startAngle: ({ startAngle }) => startAngle,
    endAngle: ({ endAngle }) => endAngle,
  })
  const placed = slices.map((slice) => {
    const middle = (slice.startAngle + slice.endAngle) / 2
    return {
      ...slice,
      path: roundPath(outline(slice) ?? ''),
      direction: { x: Math.sin(middle), y: -Math.cos(middle) },
    }
  })
  const labels = hasLabels ? pieLabels(placed, radius, height, nameCut) : []
  return { center, radius, slices: placed, labels }
}

/** Rounds path data to a hundredth of a pixel. */
function roundPath(path: string): string {
  return path.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => String(hundredth(Number(number))))
}

/** Rounds to a hundredth of a pixel, which no eye tells apart and every engine writes alike. */
export function hundredth(px: number): number {
  return Math.round(px * 100) / 100
}
