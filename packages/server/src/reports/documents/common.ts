import { formatDateTime } from '@netportal/format'
import { attempt } from '../attempt.ts'
import type { PlaceData, ReportInput, ReportPlace } from '../input.ts'
import type { Fact, ReportDocument, Section } from '../pdf/model.ts'
import { periodText, zoneText } from '../texts.ts'

export const noTickets = 'No tickets were opened in this period.'

/** A document with its cover: place, period, zone, and when it was made. */
export function reportDocument(
  { title, generatedAt, places }: ReportInput,
  sections: readonly Section[],
  more: readonly Fact[] = [],
): ReportDocument {
  const all = places.map(({ place }) => place)
  const names = all.map(({ name }) => name).join(', ')
  const period = each(all, periodText)
  const [first] = all
  return {
    title,
    facts: [
      { name: all.length === 1 ? 'Location' : 'Locations', value: names },
      { name: 'Period', value: period },
      { name: 'Time zone', value: each(all, zoneText) },
      ...more,
      { name: 'Generated', value: first ? generatedText(generatedAt, first) : generatedAt },
    ],
    sections,
    footer: `${title} · ${period} · ${all.length > 3 ? `${all.length} locations` : names}`,
  }
}

function generatedText(generatedAt: string, { timezone }: ReportPlace): string {
  return `${formatDateTime(generatedAt, timezone)} (${timezone})`
}

/** Says what holds for all places, once; else for each by its name. */
function each(places: readonly ReportPlace[], text: (place: ReportPlace) => string): string {
  const texts = places.map(text)
  if (new Set(texts).size <= 1) return texts[0] ?? ''
  return places.map((place, index) => `${place.name}: ${texts[index]}`).join('; ')
}

/** The title of a part about one place: its name is left out where there is no other. */
export function placeTitle({ places }: ReportInput, place: ReportPlace, title: string): string {
  return places.length === 1 ? title : `${place.name}: ${title}`
}

/** The parts about each place; a place that cannot be drawn says so in one part, and the others stand. */
export function eachPlace(
  input: ReportInput,
  draw: (data: PlaceData) => readonly Section[],
): readonly Section[] {
  return input.places.flatMap((data) =>
    attempt(
      () => draw(data),
      (words) => [{ title: data.place.name, blocks: [{ kind: 'text', text: `${words}.` }] }],
    ),
  )
}
