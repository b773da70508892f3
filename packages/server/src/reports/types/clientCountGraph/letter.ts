import { clientLetterFigures, placeLetter } from '../../documents/letterFigures.ts'
import { openClients } from '../../documents/openings.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportLetter } from '../../reportLetter.ts'

/** Tells in a mail how many clients there were. */
export function clientCountLetter({ places }: ReportInput): ReportLetter {
  return placeLetter(places, (data) => {
    const { peak, mean } = clientLetterFigures(data)
    return { paragraphs: [openClients(data)], figures: [...peak, ...mean] }
  })
}
