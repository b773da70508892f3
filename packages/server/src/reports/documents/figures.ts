import { formatBytes } from '@netportal/format'
import type { Compared } from '../figures/earlier.ts'
import { comparedNotes } from '../figures/words.ts'
import type { Figure } from '../pdf/model.ts'

/** Name of the time of all calls, in files and mails. */
export const callTimeLabel = 'Total call time'

/** An amount of traffic, beside what it was before. */
export function bytesFigure(label: string, bytes: Compared): Figure {
  return { label, value: formatBytes(bytes.now), notes: comparedNotes(bytes, formatBytes) }
}
