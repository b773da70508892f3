import { formatDate, formatDateTime, isolate } from '@netportal/format'
import { attempt } from '../attempt.ts'
import type { PlaceData, ReportInput, ReportPlace } from '../input.ts'
import type { Fact, ReportDocument, Section } from '../pdf/model.ts'
import { pausedText, periodText, zoneText } from '../texts.ts'

export const noTickets = 'No tickets were opened in this period.'

/** More places than these are counted on a cover, not named. */
const namedPlaces = 3

/** A document with its cover: place, period, zone, and when it was made. */
export function reportDocument(
  input: ReportInput,
  sections: readonly Section[],
  { facts = [], opening }: { facts?: readonly Fact[]; opening?: string } = {},
): ReportDocument {
  const { title, generatedAt, places, company, paused = [] } = input
  const said = [opening ?? '', pausedText(paused, isolate)].filter(Boolean).join(' ')
  const all = places.map(({ place }) => place)
  const [first] = all
  return {
    title,
    ...(said !== '' && { opening: said }),
    facts: [
      ...(company ? [{ name: 'Company', value: company }] : []),
      ...placeFacts(all),
      ...facts,
      { name: 'As of', value: first ? instantText(generatedAt, first) : generatedAt },
    ],
    sections,
    // What is cut off where it does not fit comes last.
    footer: `${title} · ${periodOf(all)} (${shortZone(all)}) · ${namesOf(all)}`,
  }
}

/** The opening sentence of a document about one place; none of several, and none where its figures cannot be had. */
export function openingOf(
  { places }: ReportInput,
  write: (data: PlaceData) => string,
): { opening?: string } {
  const [data] = places
  if (!data || places.length > 1) return {}
  try {
    return { opening: write(data) }
  } catch {
    // The part with the same figures says that it could not be drawn.
    return {}
  }
}

/** Place, period and zone. */
export function placeFacts(all: readonly ReportPlace[]): Fact[] {
  return [
    { name: all.length === 1 ? 'Location' : 'Locations', value: namesOf(all) },
    { name: 'Period', value: `${periodOf(all)}${soFar(all)}` },
    { name: 'Time zone', value: zonesOf(all) },
  ]
}

function namesOf(all: readonly ReportPlace[]): string {
  if (all.length > namedPlaces) return `${all.length} locations`
  // One name does not turn the next.
  return all.map(({ name }) => isolate(name)).join(', ')
}

function periodOf(all: readonly ReportPlace[]): string {
  if (all.length <= namedPlaces) return each(all, periodText)
  const start = all.map((place) => place.start).sort()[0] ?? ''
  const end =
    all
      .map((place) => place.end)
      .sort()
      .at(-1) ?? ''
  const isOne = new Set(all.map(periodText)).size <= 1
  return `${periodText({ start, end })}${isOne ? '' : ', by each location’s clock'}`
}

/** Says of a period that is not over yet until when it is told. */
function soFar(all: readonly ReportPlace[]): string {
  const open = all.filter(({ untilMs, toMs }) => untilMs < toMs)
  const [first] = open
  if (!first) return ''
  const times = new Set(open.map(({ untilMs, timezone }) => formatDateTime(untilMs, timezone)))
  const [time = ''] = times
  const isLastDay = formatDate(first.untilMs, first.timezone) === first.end
  if (times.size > 1) return ' (so far)'
  return isLastDay ? ` (the last day until ${time.slice(11)})` : ` (so far: until ${time})`
}

function zonesOf(all: readonly ReportPlace[]): string {
  const zones = new Set(all.map(zoneText)).size
  if (all.length <= namedPlaces || zones === 1) return each(all, zoneText)
  return `Each location’s own (${zones} zones)`
}

function shortZone(all: readonly ReportPlace[]): string {
  const zones = new Set(all.map(zoneText))
  const [zone = ''] = zones
  return zones.size <= 1 ? zone : 'local times'
}

function instantText(instant: string, { timezone }: ReportPlace): string {
  return `${formatDateTime(instant, timezone)} (${timezone})`
}

/** Says what holds for all places, once; else for each by its name. */
function each(places: readonly ReportPlace[], text: (place: ReportPlace) => string): string {
  const texts = places.map(text)
  if (new Set(texts).size <= 1) return texts[0] ?? ''
  return places.map((place, index) => `${isolate(place.name)}: ${texts[index]}`).join('; ')
}

/** The title of a part about one place: its name is left out where there is no other. */
export function placeTitle({ places }: ReportInput, place: ReportPlace, title: string): string {
  return places.length === 1 ? title : `${isolate(place.name)}: ${title}`
}

/** The parts about each place; a place that cannot be drawn says so in one part, and the others stand. */
export function eachPlace(
  input: Pick<ReportInput, 'places'>,
  draw: (data: PlaceData) => readonly Section[],
): readonly Section[] {
  return input.places.flatMap((data) =>
    attempt(
      () => draw(data),
      (words) => [{ title: data.place.name, blocks: [{ kind: 'text', text: `${words}.` }] }],
    ),
  )
}
