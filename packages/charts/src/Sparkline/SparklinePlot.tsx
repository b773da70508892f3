import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { type SparklinePlotProps, sparklineShapes } from './sparklineShapes.ts'

/**
 * A sparkline from data, size and theme alone: no DOM, no styles of a page. It renders in Node as in a browser,
 * to the same markup.
 */
export function SparklinePlot({ label, ...plot }: SparklinePlotProps & { label?: string }) {
  const { width, height, theme } = plot
  return (
    <PictureSvg
      picture={{ width, height, shapes: sparklineShapes(plot) }}
      fontFamily={theme.font.sans}
      label={label}
    />
  )
}
