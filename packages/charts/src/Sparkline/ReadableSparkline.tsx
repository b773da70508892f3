import { type ReactNode, useMemo } from 'react'
import { chartColor } from '../palette/chartColor.ts'
import { FillSwatch } from '../palette/FillSwatch.tsx'
import { Crosshair } from '../pointing/Crosshair.tsx'
import type { Readings } from '../pointing/crosshair.ts'
import { type SparklinePlotProps, sparklineLayout } from './sparklineShapes.ts'
import type { SparklineTexts } from './sparklineTexts.ts'

export interface ReadableSparklineProps {
  label: string
  plot: SparklinePlotProps
  names?: readonly string[] | undefined
  formatValue: (value: number) => string
  texts: SparklineTexts
  /** Says the course of the values. */
  summary: string
  /** The drawing. */
  children: ReactNode
}

/** A sparkline whose values a reader can point at. */
export function ReadableSparkline(props: ReadableSparklineProps) {
  const { label, plot, texts, summary, children } = props
  const { width, height, theme, color = 0 } = plot
  const readings = useMemo(() => sparklineReadings(props), [props])
  const paint = chartColor(color, theme)
  return (
    <Crosshair
      {...{ readings, width, height, label }}
      entries={[{ name: label, dotColor: paint, swatch: <FillSwatch fill={paint} size={10} /> }]}
      roleDescription={texts.roleDescription}
      description={`${summary}. ${texts.description}`}
    >
      {children}
    </Crosshair>
  )
}

function sparklineReadings({ plot, names, formatValue, texts }: ReadableSparklineProps): Readings {
  const { values, height } = plot
  const { xOf, yOf } = sparklineLayout(plot)
  const places = Float64Array.from(
    values.flatMap((value, index) => (value === null ? [] : [index])),
  )
  return {
    kind: 'line',
    outline: `M0,0V${height}`,
    places: () => places,
    placeAt: xOf.invert,
    read: (place) => {
      const value = values[place] ?? null
      const x = xOf(place)
      return {
        x,
        y: 0,
        tip: { x, y: height + 4 },
        title: names?.[place] ?? texts.position(place + 1, values.length),
        entries: [
          value === null
            ? { dot: null, text: texts.noValue }
            : { dot: { x, y: yOf(value) }, text: formatValue(value) },
        ],
      }
    },
  }
}
