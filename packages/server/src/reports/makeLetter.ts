import { attempt } from './attempt.ts'
import type { ReportInput } from './input.ts'
import { makers } from './makers.ts'
import type { ReportLetter } from './reportLetter.ts'

/** The file of a report, and what its mails tell. */
export interface MadeReport {
  bytes: Uint8Array
  letter: ReportLetter | null
}

/**
 * Makes what the mails of a report tell of it.
 * @returns null for a report that nobody is mailed, and where its figures cannot be had: the file goes all the same
 */
export function makeLetter(input: ReportInput): ReportLetter | null {
  const { letter } = makers[input.request.type]
  if (!input.isMailed || !letter) return null
  return attempt<ReportLetter | null>(
    () => letter(input),
    () => null,
  )
}
