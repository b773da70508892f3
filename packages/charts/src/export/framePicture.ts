import type { Theme } from '@netportal/ui'
import type { Picture, Shape } from '../shapes/shape.ts'
import type { Block } from './heading.ts'

const paddingPx = 24
const gapPx = 12

/**
 * Puts blocks one below the other on an opaque ground of the theme.
 * @param width of the blocks, px
 */
export function framePicture(blocks: readonly Block[], width: number, theme: Theme): Picture {
  const shapes: Shape[] = []
  let y = paddingPx
  for (const block of blocks) {
    shapes.push({ kind: 'group', x: paddingPx, y, shapes: block.shapes })
    y += block.height + gapPx
  }
  const size = { width: width + 2 * paddingPx, height: y - gapPx + paddingPx }
  const ground: Shape = { kind: 'rect', x: 0, y: 0, ...size, fill: theme.color.surface.base }
  return { ...size, shapes: [ground, ...shapes] }
}
