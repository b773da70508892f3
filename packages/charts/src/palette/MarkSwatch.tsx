import { rem } from '@netportal/ui'
import { ShapeList } from '../shapes/ShapeList.tsx'
import type { Shape } from '../shapes/shape.ts'

/** A mark of a legend, drawn of shapes in 20 × 20 px, as files have it too. */
export function MarkSwatch({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg width={rem(20)} height={rem(20)} viewBox="0 0 20 20" aria-hidden style={{ flex: 'none' }}>
      <ShapeList shapes={shapes} fontFamily="" />
    </svg>
  )
}
