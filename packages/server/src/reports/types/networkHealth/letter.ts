import {
  clientLetterFigures,
  placeLetter,
  uptimeLetter,
  uptimeLetterFigures,
} from '../../documents/letterFigures.ts'
import { openUptime } from '../../documents/openings.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportLetter } from '../../reportLetter.ts'

/** Tells in a mail how the network fared; of several locations how their access points did together. */
export function networkHealthLetter({ places }: ReportInput): ReportLetter {
  if (places.length > 1) return uptimeLetter(places)
  return placeLetter(places, (data) => {
    const { uptime, outages } = uptimeLetterFigures([data])
    return {
      paragraphs: [openUptime([data])],
      figures: [...uptime, ...outages, ...clientLetterFigures(data).mean],
    }
  })
}
