import type { Theme } from '@netportal/ui'
import { type LinearScale, linearScale } from '../axes/linearScale.ts'
import { type ChartColor, chartColor } from '../palette/chartColor.ts'
import type { Shape } from '../shapes/shape.ts'

export interface SparklinePlotProps {
  /** One after the other, at equal distances. null is a gap. */
  values: readonly (number | null)[]
  /** A place in the theme's palette, a role of the theme, or its own. @default 0 */
  color?: ChartColor | undefined
  /** px */
  width: number
  /** px */
  height: number
  theme: Theme
}

/** Places of a sparkline's values, px. */
export interface SparklineLayout {
  xOf: LinearScale
  yOf: LinearScale
}

/** Room for half a line and the dot at the end. */
const edge = 3
const dotRadius = 2.5

/** From the lowest value to the highest, not from zero: the shape is all that a sparkline has. */
export function sparklineLayout({ values, width, height }: Omit<SparklinePlotProps, 'theme'>) {
  const given = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...given), Math.max(...given)]
  return {
    xOf: linearScale([0, Math.max(values.length - 1, 0)], [edge, width - edge]),
    yOf: linearScale(given.length > 0 ? [low, high] : [0, 1], [height - edge, edge]),
  } satisfies SparklineLayout
}

/** Draws a sparkline as shapes: a line, and a dot at its last value. */
export function sparklineShapes(
  { theme, ...plot }: SparklinePlotProps,
  { xOf, yOf }: SparklineLayout = sparklineLayout(plot),
): readonly Shape[] {
  const { values, color = 0 } = plot
  const paint = chartColor(color, theme)
  let line = ''
  let lone = ''
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const [x, y] = [tenth(xOf(index)), tenth(yOf(value))]
    const isFirst = (values[index - 1] ?? null) === null
    const isAlone = isFirst && (values[index + 1] ?? null) === null
    if (isAlone || index === values.length - 1) lone += disc(x, y)
    line += `${isFirst ? 'M' : 'L'}${x},${y}`
  }
  return [
    ...(line
      ? [
          {
            kind: 'path',
            d: line,
            stroke: { color: paint, width: 1.5, cap: 'round' },
          } satisfies Shape,
        ]
      : []),
    ...(lone ? [{ kind: 'path', d: lone, fill: paint } satisfies Shape] : []),
  ]
}

function disc(x: number, y: number): string {
  const arc = `a${dotRadius},${dotRadius} 0 1,0 `
  return `M${tenth(x - dotRadius)},${y}${arc}${2 * dotRadius},0${arc}${-2 * dotRadius},0`
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10
}
