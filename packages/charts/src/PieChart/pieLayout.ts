import { cutText } from '@netportal/format'
import type { Theme } from '@netportal/ui'
import { arc } from '@visx/shape'
import { measureText, type TextFont } from '../text/measureText.ts'
import { type PieDatum, type PieSlice, pieSlices } from './pieSlices.ts'
import { spreadLabels } from './spreadLabels.ts'

export interface PiePlotProps {
  data: readonly PieDatum[]
  /** px */
  width: number
  /** px */
  height: number
  theme: Theme
}

export interface PlacedSlice extends PieSlice {
  /** Outline around the centre of the pie. */
  path: string
  /** Unit vector from the centre through the middle of the slice. */
  direction: { x: number; y: number }
}

export interface PieLabel {
  text: string
  /** Where the text begins on the right, or ends on the left; px from the centre. */
  x: number
  /** Middle of the text. */
  y: number
  side: 'left' | 'right'
  /** Path from the slice to the text. */
  leader: string
}

/** Where everything of a pie lies, px. */
export interface PieLayout {
  center: { x: number; y: number }
  radius: number
  slices: readonly PlacedSlice[]
  /** None where there is no room for them; the legend then names the slices. */
  labels: readonly PieLabel[]
}

/** Text of the labels. */
export const labelFont: TextFont = { sizePx: 12, weight: 400 }

/** Characters of a label, the ellipsis included. Specification §9. */
const labelLength = 20
/** Characters of an entry of a legend, the ellipsis included. Specification §9. */
export const legendLength = 25
/** Between two labels, baseline to baseline. */
const labelPitch = 16
/** From the edge of the pie to a label: the leader and a little air. */
const labelReach = 40
const leaderReach = 34
/** How far a label may be moved from beside its slice. */
const farthest = 36
/** Of the pie's diameter in the height, beside labels. */
const diameterShare = 0.752
/** A pie with labels is not smaller than this. */
const leastRadius = 88
/** Room for the slice that stands out, without labels. */
const edge = 14

/** Lays out a pie: pure geometry, the same wherever it is drawn. */
export function pieLayout({ data, width, height }: Omit<PiePlotProps, 'theme'>): PieLayout {
  const slices = pieSlices(data)
  const center = { x: width / 2, y: height / 2 }
  const texts = slices.map(({ label }) => cutText(label, labelLength))
  const widest = Math.max(0, ...texts.map((text) => measureText(text, labelFont)))
  const besideLabels = Math.floor(
    Math.min((height * diameterShare) / 2, width / 2 - labelReach - widest),
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
  const labels = hasLabels
    ? [
        ...sideLabels('right', placed, radius, height),
        ...sideLabels('left', placed, radius, height),
      ]
    : []
  return { center, radius, slices: placed, labels }
}

/**
 * Labels of one side, none above another. Where they have no room near their slices, those of the smallest
 * slices go: a label far from its slice would only have its leader cross others.
 */
function sideLabels(
  side: 'left' | 'right',
  slices: readonly PlacedSlice[],
  radius: number,
  height: number,
): readonly PieLabel[] {
  const sign = side === 'right' ? 1 : -1
  const own = slices.filter(({ direction }) => (direction.x >= 0 ? 1 : -1) === sign)
  for (let count = own.length; count > 0; count -= 1) {
    const largest = own.slice(0, count).toSorted((a, b) => a.direction.y - b.direction.y)
    const places = labelPlaces(largest, radius, height)
    if (places === null) continue
    return largest.map(({ label, direction }, index) => {
      const y = places[index] ?? 0
      const x = sign * (radius + labelReach)
      const text = cutText(label, labelLength)
      return { text, x, y, side, leader: leaderPath(direction, radius, sign, y) }
    })
  }
  return []
}

/** @returns null when a label would be too far from its slice */
function labelPlaces(
  slices: readonly PlacedSlice[],
  radius: number,
  height: number,
): readonly number[] | null {
  const edgeY = height / 2 - labelPitch / 2
  if ((slices.length - 1) * labelPitch > 2 * edgeY) return null
  const wanted = slices.map(({ direction }) => direction.y * (radius + 14))
  const places = spreadLabels(wanted, labelPitch, -edgeY, edgeY)
  const isNear = places.every((place, index) => Math.abs(place - (wanted[index] ?? 0)) <= farthest)
  return isNear ? places : null
}

/** Out of the slice, then level to the text. */
function leaderPath(
  { x, y }: { x: number; y: number },
  radius: number,
  sign: number,
  textY: number,
) {
  const points = [
    [x * (radius + 4), y * (radius + 4)],
    [x * (radius + 14), textY],
    [sign * (radius + leaderReach), textY],
  ]
  return `M${points.map((point) => point.map(hundredth).join(',')).join('L')}`
}

/** Rounds path data to a hundredth of a pixel. */
function roundPath(path: string): string {
  return path.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => String(hundredth(Number(number))))
}

function hundredth(px: number): number {
  return Math.round(px * 100) / 100
}
