import { rem } from '@netportal/ui'
import { useChartTheme } from '../chartTheme.ts'
import type { ChartColor } from './chartColor.ts'
import { seriesStroke } from './seriesPaint.ts'

export interface SeriesSwatchProps {
  series: { color: ChartColor; dash: readonly number[] }
  /** px @default 20 */
  width?: number
}

/** A piece of a series' line, for legends and tooltips. */
export function SeriesSwatch({ series, width = 20 }: SeriesSwatchProps) {
  const { color, dash, cap } = seriesStroke(series, useChartTheme())
  return (
    <svg
      width={rem(width)}
      height={rem(8)}
      viewBox={`0 0 ${width} 8`}
      aria-hidden
      style={{ flex: 'none' }}
    >
      <line
        x1={cap === 'round' ? 1 : 0}
        x2={cap === 'round' ? width - 1 : width}
        y1={4}
        y2={4}
        stroke={color}
        strokeWidth={2}
        strokeLinecap={cap ?? 'butt'}
        {...(dash && { strokeDasharray: dash.join(' ') })}
      />
    </svg>
  )
}
