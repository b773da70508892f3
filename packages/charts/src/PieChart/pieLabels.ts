import { cutName, type NameCut } from '../text/cutName.ts'
import { type Measured, measureText, type TextFont } from '../text/measureText.ts'
import { drawLeaders, endReach, type Leader, type LeaderEnds, type Point } from './leaders.ts'
import { spreadLabels } from './spreadLabels.ts'

export interface PieLabel {
  text: string
  /** Place where the text begins on the right, or ends on the left; px from the centre. */
  x: number
  /** Middle of the text. */
  y: number
  side: Side
  /** The line from the slice to the text. */
  leader: Leader
}

type Side = 'left' | 'right'

interface LabelledSlice {
  label: string
  /** Unit vector from the centre through the middle of the slice. */
  direction: Point
}

type DrawnSlice = LabelledSlice & LeaderEnds & { leader: Leader }

/** Text of the labels. */
export const labelFont: TextFont = { sizePx: 12, weight: 400 }

/** Characters of a label, the ellipsis included. */
const labelLength = 20
/** Between two labels, baseline to baseline. */
const labelPitch = 16
/** From the rim of the pie to a label: the leader and a little air. */
const labelReach = endReach + 6
/** Distance from the rim at which a label would like to be beside its slice, and how far from there it may go. */
const wantedReach = 14
const farthest = 36

/** Room that labels take on each side of a pie, px. */
export function labelsWidth(
  slices: readonly { label: string }[],
  cut: NameCut | undefined,
  { measure = measureText }: Measured = {},
): number {
  const widths = slices.map(({ label }) => measure(cutName(label, labelLength, cut), labelFont))
  return labelReach + Math.max(0, ...widths)
}

/**
 * Labels beside a pie, on each side from the top down.
 * @param slices the largest first
 * @param height of the drawing
 */
export function pieLabels(
  slices: readonly LabelledSlice[],
  radius: number,
  height: number,
  cut?: NameCut,
): readonly PieLabel[] {
  return [
    ...sideLabels('right', slices, radius, height, cut),
    ...sideLabels('left', slices, radius, height, cut),
  ]
}

/**
 * Labels of one side: every slice in turn, the largest first, is named if there is room near it and its leader
 * crosses nothing. The legend names the others.
 */
function sideLabels(
  side: Side,
  slices: readonly LabelledSlice[],
  radius: number,
  height: number,
  cut: NameCut | undefined,
): readonly PieLabel[] {
  const edgeY = height / 2 - labelPitch / 2
  let drawn: readonly DrawnSlice[] = []
  for (const { label, direction } of slices) {
    if (side !== (direction.x >= 0 ? 'right' : 'left')) continue
    const slice = { label, direction: mirrored(direction, side) }
    const placed = placeTexts([...drawn, slice], radius, edgeY)
    drawn = (placed && drawLeaders(placed, radius)) ?? drawn
  }
  return drawn
    .toSorted((a, b) => a.textY - b.textY)
    .map(({ label, textY, leader: [start, elbow, end] }) => ({
      text: cutName(label, labelLength, cut),
      x: mirrored({ x: radius + labelReach, y: textY }, side).x,
      y: textY,
      side,
      leader: [mirrored(start, side), mirrored(elbow, side), mirrored(end, side)],
    }))
}

/** @returns null when a text would be too far from its slice */
function placeTexts(
  slices: readonly LabelledSlice[],
  radius: number,
  edgeY: number,
): readonly (LabelledSlice & LeaderEnds)[] | null {
  const fromTop = slices.toSorted((a, b) => a.direction.y - b.direction.y)
  const wanted = fromTop.map(({ direction }) => direction.y * (radius + wantedReach))
  const places = spreadLabels(wanted, labelPitch, -edgeY, edgeY)
  const isNear = places.every((place, index) => Math.abs(place - (wanted[index] ?? 0)) <= farthest)
  return isNear ? fromTop.map((slice, index) => ({ ...slice, textY: places[index] ?? 0 })) : null
}

/** The left half is laid out as the right one and then turned over. */
function mirrored({ x, y }: Point, side: Side): Point {
  return side === 'right' ? { x, y } : { x: -x, y }
}
