import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { type PiePlotProps, pieLayout } from './pieLayout.ts'
import { pieShapes } from './pieShapes.ts'

/**
 * A pie from data, size and theme alone: no DOM, no styles of a page. It renders in Node as in a browser, to
 * the same markup.
 */
export function PiePlot({ label, ...plot }: PiePlotProps & { label?: string }) {
  const { width, height, theme } = plot
  return (
    <PictureSvg
      picture={{ width, height, shapes: pieShapes(pieLayout(plot), theme) }}
      fontFamily={theme.font.sans}
      label={label}
    />
  )
}
