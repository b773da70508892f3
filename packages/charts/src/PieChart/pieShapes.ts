import type { Theme } from '@netportal/ui'
import type { GroupShape, PathShape, Shape } from '../shapes/shape.ts'
import type { Leader } from './leaders.ts'
import { labelFont } from './pieLabels.ts'
import { hundredth, type PieLayout, type PlacedSlice } from './pieLayout.ts'

/** Distance by which a slice that is pointed at stands out, px. */
const standOut = 6

/**
 * Draws a pie as shapes: slices with gaps between them, leaders and labels.
 * @param active place of the slice that is pointed at
 * @param outline colour between slices
 */
export function pieShapes(
  layout: PieLayout,
  theme: Theme,
  { active, outline = theme.color.surface.base }: { active?: number | null; outline?: string } = {},
): readonly Shape[] {
  const { center, radius, slices, labels } = layout
  const pie: GroupShape = {
    kind: 'group',
    ...center,
    shapes: [
      ...slices.map((slice, place) => {
        const path: PathShape = {
          kind: 'path',
          d: slice.path,
          fill: sliceFill(slice, theme),
          stroke: { color: outline, width: gapAround(slice, radius) },
        }
        return place === active ? standingOut(path, slice) : path
      }),
      ...labels.flatMap(({ text, x, y, side, leader }): Shape[] => [
        { kind: 'path', d: leaderPath(leader), stroke: { color: theme.chart.axis, width: 1 } },
        {
          kind: 'text',
          text,
          x,
          y: y + 4,
          ...labelFont,
          anchor: side === 'right' ? 'start' : 'end',
          fill: theme.chart.label,
        },
      ]),
    ],
  }
  return [pie]
}

/** Colour of a slice, on the pie and in legends. */
export function sliceFill({ colorIndex }: { colorIndex: number }, theme: Theme): string {
  return theme.chart.categorical[colorIndex] ?? theme.chart.categorical[0]
}

function standingOut(path: PathShape, { direction: { x, y } }: PlacedSlice): Shape {
  return { kind: 'group', x: x * standOut, y: y * standOut, shapes: [path] }
}

/** Gaps as wide as those between large slices would leave nothing of a tiny one. */
function gapAround({ startAngle, endAngle }: PlacedSlice, radius: number): number {
  return Math.min(2, hundredth(((endAngle - startAngle) * radius) / 3))
}

function leaderPath(leader: Leader): string {
  return `M${leader.map(({ x, y }) => `${hundredth(x)},${hundredth(y)}`).join('L')}`
}
