import { formatBytes } from '@netportal/format'
import { comparedUsage } from '../../documents/compared.ts'
import { letterFigure, placeLetter } from '../../documents/letterFigures.ts'
import { openUsage } from '../../documents/openings.ts'
import { totalUsage } from '../../figures/usage.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportLetter } from '../../reportLetter.ts'

/** Tells in a mail how much was used. */
export function dataUsageLetter({ places }: ReportInput): ReportLetter {
  return placeLetter(places, (data) => {
    const { down, up, both } = comparedUsage(data, totalUsage(data.transfers, data.place))
    return {
      paragraphs: [openUsage(data)],
      figures: [
        ...letterFigure('Download', down, formatBytes),
        ...letterFigure('Upload', up, formatBytes),
        ...letterFigure('Total', both, formatBytes),
      ],
    }
  })
}
