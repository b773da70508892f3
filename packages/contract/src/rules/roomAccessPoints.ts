import { type NamedPlace, type NamedRooms, readPlace } from './placeNames.ts'

/** Limits of what is told of a room. */
export const roomLimits = {
  /** Characters of the name of a room. */
  characters: 200,
  /** Access points that are named as those which may serve a room; all are counted. */
  accessPoints: 12,
  /** Access points of other rooms of the floor that are named where nothing is nearer. */
  neighbours: 4,
  /** Calls of a room that are listed, the newest; all are counted. */
  calls: 200,
  /** Access points that were down at a moment and are listed; all are counted. */
  down: 200,
  /** Incidents that a call is listed with, the newest. */
  incidents: 3,
} as const

/** What an access point's name has in common with a room: its number, its name, its floor, or a neighbour's number. */
export type RoomMatch = 'room' | 'name' | 'floor' | 'neighbour'

interface Named {
  readonly name: string | null | undefined
  /** Says nothing of a place, and often stands in the name. */
  readonly model?: string | null | undefined
}

/** An access point that may serve a room, by its name. */
export interface RoomGuess<AccessPoint> {
  accessPoint: AccessPoint
  match: RoomMatch
}

/**
 * Guesses by their names which access points may serve a room: those that name it, then those of its floor that
 * name no room. Where there are neither, those of the nearest rooms of its floor. It is a guess, and has to be said
 * to be one: nothing tells which access point a guest's device is at.
 * @param room as a ticket has it, such as `401`, `B-0401` or `Lobby`
 * @param accessPoints all of the site, since a number is only known for a room's beside the others
 * @returns the likeliest first, each kind by name; none where the names say nothing
 */
export function guessRoomAccessPoints<AccessPoint extends Named>(
  room: string | null | undefined,
  accessPoints: readonly AccessPoint[],
): RoomGuess<AccessPoint>[] {
  const asked = readPlace(room ?? '')
  if (asked.words.length === 0) return []
  const known = accessPoints.map((accessPoint) => ({
    accessPoint,
    place: readPlace(withoutModel(accessPoint)),
  }))
  const counting = countingWords(known.map(({ place }) => place))
  const site = known.map(({ accessPoint, place }) => ({
    accessPoint,
    place,
    rooms: roomsOf(place, counting),
  }))
  const wanted = wantedRooms(asked)
  const near = inBuilding(site, asked.building)
  const named = near.filter(({ rooms }) =>
    wanted.some((one) => rooms.some((row) => holds(row, one))),
  )
  const called = isNumbered(asked) ? [] : site.filter(({ place }) => isCalled(place, asked))
  if (called.length > 0) return guessesOf(called, 'name')
  const floor = floorsOf(asked, wanted)
    .map((level) => near.filter((one) => one.rooms.length === 0 && one.place.floor === level))
    .find((some) => some.length > 0)
  if (named.length > 0 || floor) {
    return [...guessesOf(named, 'room'), ...guessesOf(floor ?? [], 'floor')]
  }
  return neighboursOf(near, asked, wanted).map(({ accessPoint }) => ({
    accessPoint,
    match: 'neighbour',
  }))
}

interface Known<AccessPoint> {
  accessPoint: AccessPoint
  place: NamedPlace
  rooms: readonly NamedRooms[]
}

function guessesOf<AccessPoint extends Named>(
  known: readonly Known<AccessPoint>[],
  match: RoomMatch,
): RoomGuess<AccessPoint>[] {
  return known
    .map(({ accessPoint }) => ({ accessPoint, match }))
    .sort((a, b) => byName.compare(a.accessPoint.name ?? '', b.accessPoint.name ?? ''))
}

const byName = new Intl.Collator('en', { numeric: true })

function withoutModel({ name, model }: Named): string {
  const text = name ?? ''
  if (!model || model.length < 2) return text
  const found = text.toUpperCase().indexOf(model.toUpperCase())
  return found < 0 ? text : `${text.slice(0, found)} ${text.slice(found + model.length)}`
}

/** Words after which the numbers of a site begin with 1: they count access points, and are no rooms. */
function countingWords(places: readonly NamedPlace[]): Set<string> {
  return new Set(
    places.flatMap(({ bare }) => bare.filter(({ from }) => from === 1).map(({ word }) => word)),
  )
}

/** The rooms that an access point is named after: said to be rooms, or else numbers that cannot count anything. */
function roomsOf(
  { rooms, bare }: NamedPlace,
  counting: ReadonlySet<string>,
): readonly NamedRooms[] {
  if (rooms.length > 0) return rooms
  return bare.filter(({ digits, word }) => isRoomLike(digits) && !counting.has(word))
}

function isRoomLike(digits: string): boolean {
  return digits.length === 3 || digits.length === 4
}

/** Whether a room has a number that stands for itself, unlike that of 'Suite 3'. */
function isNumbered({ rooms, bare }: NamedPlace): boolean {
  return rooms.length > 0 || bare.some(({ word, digits }) => word.length <= 1 || isRoomLike(digits))
}

function wantedRooms(asked: NamedPlace): readonly NamedRooms[] {
  if (asked.rooms.length > 0) return asked.rooms
  return isNumbered(asked) ? asked.bare : []
}

function holds(row: NamedRooms, room: NamedRooms): boolean {
  const isWithin = row.from <= room.to && room.from <= row.to
  return isWithin && (row.part === room.part || row.part === '' || room.part === '')
}

/** Those of the room's building; where none names it, those that name no building at all. */
function inBuilding<AccessPoint>(
  site: readonly Known<AccessPoint>[],
  building: string,
): readonly Known<AccessPoint>[] {
  if (building === '') return site
  const own = site.filter(({ place }) => place.building === building)
  return own.length > 0 ? own : site.filter(({ place }) => place.building === '')
}

/** Whether a name has all the words of a room's in their order, or the beginnings of them: `CONF-A` of Conference A. */
function isCalled({ words }: NamedPlace, asked: NamedPlace): boolean {
  if (!asked.words.some((word) => word.length >= 3)) return false
  return words.some((_, start) =>
    asked.words.every((word, index) => isSameWord(words[start + index] ?? '', word)),
  )
}

function isSameWord(word: string, asked: string): boolean {
  if (/^\d+$/.test(asked)) return /^\d+$/.test(word) && Number(word) === Number(asked)
  return word === asked || (word.length >= 3 && asked.startsWith(word))
}

/** The floors on which the rooms may be, the likeliest first: 1204 is on 12, or else on 1. */
function floorsOf({ floor }: NamedPlace, wanted: readonly NamedRooms[]): number[] {
  if (floor !== null) return [floor]
  return wanted.flatMap(({ digits }) => {
    if (!isRoomLike(digits)) return []
    const first = Number(digits.slice(0, -2))
    return digits.length === 4 && !digits.startsWith('0') ? [first, Number(digits[0])] : [first]
  })
}

function neighboursOf<AccessPoint>(
  site: readonly Known<AccessPoint>[],
  asked: NamedPlace,
  wanted: readonly NamedRooms[],
): Known<AccessPoint>[] {
  const [room] = wanted
  const [floor] = floorsOf(asked, wanted)
  if (!room || floor === undefined) return []
  const distance = ({ rooms }: Known<AccessPoint>) =>
    Math.min(...rooms.map(({ from }) => Math.abs(from - room.from)))
  return site
    .filter(({ place, rooms }) => rooms.length > 0 && floorsOf(place, rooms).includes(floor))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, roomLimits.neighbours)
}

/**
 * Makes one text of all the ways to write a room: `401`, `0401`, `Room 401` and `rm. 401` are one room.
 * @returns null where no room is named
 */
export function roomKey(room: string | null | undefined): string | null {
  const place = readPlace(room ?? '')
  const { building, words } = place
  if (words.length === 0) return null
  const wanted = isNumbered(place) && hasNothingElse(place) ? wantedRooms(place) : []
  if (wanted.length === 0) return words.map((word) => word.replace(/^0+(?=\d)/, '')).join(' ')
  return [building, ...wanted.map(({ from, to, part }) => `${from}-${to}${part}`)].join(' ')
}

/** 'Suite 401' is another room than 401. */
function hasNothingElse({ bare }: NamedPlace): boolean {
  return bare.every(({ word }) => word.length <= 1)
}
