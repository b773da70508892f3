import { PictureSvg } from '../shapes/PictureSvg.tsx'
import type { LinePlotProps } from './lineLayout.ts'
import { lineShapes } from './lineShapes.ts'

/**
 * A line plot from data, size and theme alone: no DOM, no styles of a page, no clock. It renders in Node as
 * in a browser, to the same markup.
 */
export function LinePlot({ label, ...plot }: LinePlotProps & { label?: string }) {
  const { width, height, theme } = plot
  return (
    <PictureSvg
      picture={{ width, height, shapes: lineShapes(plot) }}
      fontFamily={theme.font.sans}
      label={label}
    />
  )
}
