import { formatCallDuration } from '@netportal/format'
import { comparedCalls } from '../../documents/compared.ts'
import { callTimeLabel } from '../../documents/figures.ts'
import { letterFigure } from '../../documents/letterFigures.ts'
import { openCalls } from '../../documents/openings.ts'
import { wholeCount } from '../../figures/words.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportLetter } from '../../reportLetter.ts'

/** Tells in a mail how many guests called, and of no guest. */
export function callCenterLetter({ places }: ReportInput): ReportLetter {
  const { tickets, calls, callSeconds } = comparedCalls(places)
  return {
    paragraphs: [openCalls(places)],
    figures: [
      ...letterFigure('Tickets', tickets, wholeCount),
      ...letterFigure('Calls', calls, wholeCount),
      ...letterFigure(callTimeLabel, callSeconds, formatCallDuration),
    ],
  }
}
