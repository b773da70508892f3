import { formatBytes } from '@netportal/format'
import type { Compared } from '../figures/earlier.ts'
import { comparedNotes } from '../figures/words.ts'
import type { Figure } from '../pdf/model.ts'

/** An amount of traffic, beside what it was before. */
export function bytesFigure(label: string, bytes: Compared): Figure {
  return { label, value: formatBytes(bytes.now), notes: comparedNotes(bytes, formatBytes) }
}
