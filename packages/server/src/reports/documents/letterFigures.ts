import { formatDuration } from '@netportal/format'
import { clientFigures, totalClients } from '../figures/clients.ts'
import type { Compared } from '../figures/earlier.ts'
import { oneDecimal } from '../figures/opening.ts'
import { uptimeFigures } from '../figures/uptime.ts'
import { comparedNotes, shareNotes, type Write, wholeCount } from '../figures/words.ts'
import type { PlaceData } from '../input.ts'
import type { ReportLetter } from '../reportLetter.ts'
import { shareText } from '../texts.ts'
import { comparedClients, comparedUptime } from './compared.ts'
import { openUptime, uptimesOf } from './openings.ts'

/** A figure beside what it was; none where it was not measured. */
export function letterFigure(label: string, figure: Compared, write: Write) {
  if (figure.now === null) return []
  return [{ label, value: write(figure.now), notes: comparedNotes(figure, write) }]
}

/** The mean uptime, outages and time down of the access points of places; none of them where nothing was recorded. */
export function uptimeLetterFigures(places: readonly PlaceData[]) {
  const uptimes = uptimesOf(places)
  const { meanUptime, outages, downSeconds } = comparedUptime(places, uptimes)
  const none: ReportLetter['figures'] = []
  if (uptimeFigures(uptimes).recorded === 0) return { uptime: none, outages: none, downtime: none }
  const mean = meanUptime.now
  return {
    uptime:
      mean === null
        ? none
        : [{ label: 'Mean uptime', value: shareText(mean), notes: shareNotes(meanUptime) }],
    outages: letterFigure('Outages', outages, wholeCount),
    downtime: letterFigure('Total downtime', downSeconds, formatDuration),
  }
}

/** The letter of a report about how access points fared. */
export function uptimeLetter(places: readonly PlaceData[]): ReportLetter {
  const { uptime, outages, downtime } = uptimeLetterFigures(places)
  return { paragraphs: [openUptime(places)], figures: [...uptime, ...outages, ...downtime] }
}

/** The peak and the mean of clients, as far as they were counted. */
export function clientLetterFigures(data: PlaceData) {
  const figures = clientFigures(totalClients(data.clients.map(({ counts }) => counts)))
  const { peak, mean } = comparedClients(data, figures)
  return {
    peak: letterFigure('Peak clients', peak, wholeCount),
    mean: letterFigure('Mean clients', mean, oneDecimal),
  }
}

/** The letter of a report about one place: nothing of several, which no such report is about. */
export function placeLetter(
  places: readonly PlaceData[],
  write: (data: PlaceData) => ReportLetter,
): ReportLetter {
  const [data] = places
  return data && places.length === 1 ? write(data) : { paragraphs: [], figures: [] }
}
