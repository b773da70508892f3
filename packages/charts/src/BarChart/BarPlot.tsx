import { PictureSvg } from '../shapes/PictureSvg.tsx'
import type { BarPlotProps } from './barLayout.ts'
import { barShapes } from './barShapes.ts'

/**
 * A bar plot from data, size and theme alone: no DOM, no styles of a page. It renders in Node as in a browser,
 * to the same markup.
 */
export function BarPlot({ label, ...plot }: BarPlotProps & { label?: string }) {
  const { width, height, theme } = plot
  return (
    <PictureSvg
      picture={{ width, height, shapes: barShapes(plot) }}
      fontFamily={theme.font.sans}
      label={label}
    />
  )
}
