import type { WeightedText } from '../fonts/fontSet.ts'
import type { Shape } from './shape.ts'

/** The texts among shapes, in the order in which they are drawn. */
export function textsOf(shapes: readonly Shape[]): readonly WeightedText[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ text: shape.text, weight: shape.weight }]
    return shape.kind === 'group' ? textsOf(shape.shapes) : []
  })
}
