/** Numbers of rooms that a text names, both ends included: one room, or a row of them. */
export interface NamedRooms {
  from: number
  to: number
  /** Part of a room, such as the A of 401A; '' for the whole. */
  part: string
  /** The digits as they were written. */
  digits: string
}

/** Where a thing is, as far as its name says so. */
export interface NamedPlace {
  /** A letter or number; '' where none is named. */
  building: string
  floor: number | null
  rooms: NamedRooms[]
  /** Numbers that may be those of rooms, and may as well count access points: each with the word before it. */
  bare: (NamedRooms & { word: string })[]
  /** All words and numbers, in order and upper case. */
  words: string[]
}

/** A run of letters or digits, and what separates it from the one before. */
interface Token {
  text: string
  isNumber: boolean
  /** '' where nothing does. */
  gap: string
}

const roomWords = new Set(
  'RM RMS ROOM ROOMS GUESTROOM GR NO NR ZI ZIM ZIMMER HAB HABITACION CH CHAMBRE CAMERA'.split(' '),
)
const floorWords = new Set(
  'FL FLR FLOOR LV LVL LEVEL OG ETG ETAGE STOCK PISO PIANO STORY STOREY'.split(' '),
)
const floorEndings = new Set('F FL FLR FLOOR LEVEL TH ST ND RD OG ETAGE'.split(' '))
const groundWords = new Set('GF EG GROUND RDC'.split(' '))
const buildingWords = new Set(
  'BLDG BLD BLG BUILDING BLK BLOCK TWR TOWER WING HAUS HOUSE ANNEX ANNEXE'.split(' '),
)
const directions: Readonly<Record<string, string>> = {
  NORTH: 'N',
  EAST: 'E',
  SOUTH: 'S',
  WEST: 'W',
}

/** Longer names say nothing more, and come from no controller. */
const charactersRead = 200

function tokensOf(name: string): Token[] {
  const cut = name.slice(0, charactersRead).toUpperCase()
  // Most names are of plain letters, and there are thousands.
  const text = /^[ -~]*$/.test(cut) ? cut : cut.normalize('NFKC').toUpperCase()
  let end = 0
  return Array.from(text.matchAll(/\d+|[\p{L}\p{M}]+/gu), (match) => {
    const token = {
      text: match[0],
      isNumber: /^\d/.test(match[0]),
      gap: text.slice(end, match.index).trim() || (match.index > end ? ' ' : ''),
    }
    end = match.index + match[0].length
    return token
  })
}

/**
 * Reads where something is from the many ways in which sites name their access points and rooms: `FL04-RM401`,
 * `4F-CORR-02`, `B-RM0401`, `Bldg B 401`, `401A`, `4-01`. Letter case, leading zeros and separators do not matter.
 * Whatever else a name has stands among its words.
 */
export function readPlace(name: string): NamedPlace {
  const tokens = tokensOf(name)
  const place: NamedPlace = {
    building: '',
    floor: null,
    rooms: [],
    bare: [],
    words: tokens.map(({ text }) => text),
  }
  for (let at = 0; at < tokens.length; ) {
    at +=
      readBuilding(tokens, at, place) ||
      readFloor(tokens, at, place) ||
      readRooms(tokens, at, place) ||
      1
  }
  place.floor ??= leadingFloor(tokens)
  const { floor } = place
  // Of floor 4, room 12 is 412.
  if (floor !== null && floor > 0) {
    place.rooms = place.rooms.map((room) =>
      room.digits.length < 3
        ? ofDigits(`${floor}${room.digits.padStart(2, '0')}`, room.part)
        : room,
    )
  }
  return place
}

/** @returns how many tokens name a building from `at` on */
function readBuilding(tokens: readonly Token[], at: number, place: NamedPlace): number {
  const token = tokens[at]
  const next = tokens[at + 1]
  const third = tokens[at + 2]
  if (!token || token.isNumber) return 0
  const direction = directions[token.text]
  if (direction) {
    place.building = direction
    // "North Tower 401": the tower has no other name.
    return next && buildingWords.has(next.text) ? 2 : 1
  }
  if (buildingWords.has(token.text) && next && next.text.length <= 2) {
    place.building = directions[next.text] ?? next.text.replace(/^0+(?=.)/, '')
    return 2
  }
  const [, glued] = /^(?:BLDG|BLD|BLK)(\p{L})$/u.exec(token.text) ?? []
  if (glued) {
    place.building = glued
    return 1
  }
  if (!isLetter(token) || !next || isPart(tokens, at)) return 0
  const isNamed =
    (at === 0 && (next.gap !== '' || !next.isNumber)) ||
    isRoomStart(next, third) ||
    isFloorStart(next, third) ||
    (next.isNumber && next.text.length >= 3 && token.text !== 'R')
  if (isNamed && !isFloorStart(token, next)) {
    place.building = token.text
    return 1
  }
  return 0
}

/** @returns how many tokens name a floor from `at` on */
function readFloor(tokens: readonly Token[], at: number, place: NamedPlace): number {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token) return 0
  if (groundWords.has(token.text)) {
    place.floor ??= 0
    return 1
  }
  if (isFloorStart(token, next)) {
    place.floor ??= Number(next?.text)
    return 2
  }
  if (!token.isNumber || token.text.length > 2 || !next) return 0
  const isFloor =
    floorEndings.has(next.text) &&
    (next.gap === '' || floorWords.has(next.text)) &&
    !isFloorStart(next, tokens[at + 2])
  if (isFloor) {
    place.floor ??= Number(token.text)
    return tokens[at + 2]?.text === 'FLOOR' ? 3 : 2
  }
  return 0
}

/** The 4 of `4-CORR-AP-01`; that of `4-AP` counts access points. */
function leadingFloor([first, second]: readonly Token[]): number | null {
  const isFloor =
    first?.isNumber && first.text.length <= 2 && second && !second.isNumber && second.gap !== ''
  return isFloor && !/^W?AP$/.test(second.text) ? Number(first.text) : null
}

function isFloorStart(token: Token, next: Token | undefined): boolean {
  if (!next?.isNumber || next.text.length > 2) return false
  return (
    floorWords.has(token.text) || (next.gap === '' && (token.text === 'F' || token.text === 'L'))
  )
}

function isRoomStart(token: Token, next: Token | undefined): boolean {
  return roomWords.has(token.text) && next !== undefined
}

/** @returns how many tokens name rooms from `at` on */
function readRooms(tokens: readonly Token[], at: number, place: NamedPlace): number {
  const token = tokens[at]
  if (!token) return 0
  if (token.isNumber) return readBare(tokens, at, place)
  const [, word = token.text, letter] = /^(RM|ROOM)(\p{L})$/u.exec(token.text) ?? []
  const next = tokens[at + 1]
  const isWord = roomWords.has(word) || (token.text === 'R' && next?.gap === '' && next.isNumber)
  if (!isWord) return 0
  const building = letter ?? (next && isLetter(next) ? next.text : undefined)
  const from = at + (building !== undefined && letter === undefined ? 2 : 1)
  if (!tokens[from]?.isNumber) return 0
  if (building !== undefined) place.building = building
  const { rooms, taken } = numbersAt(tokens, from)
  place.rooms.push(...rooms)
  return from - at + taken
}

function readBare(tokens: readonly Token[], at: number, place: NamedPlace): number {
  const { rooms, taken } = numbersAt(tokens, at)
  const before = tokens[at - 1]
  const word = before && !before.isNumber ? before.text : ''
  place.bare.push(...rooms.map((room) => ({ ...room, word })))
  return taken
}

/** Reads one number, a row of them (`401-403`), several (`401/402`), or floor and room apart (`4-01`, `4.01`). */
function numbersAt(tokens: readonly Token[], at: number): { rooms: NamedRooms[]; taken: number } {
  const first = tokens[at]
  const second = tokens[at + 1]
  if (!first) return { rooms: [], taken: 0 }
  const isPair = second?.isNumber === true && /^[-./+&,_–]$/u.test(second.gap)
  if (isPair && first.text.length <= 2 && second.text.length === 2 && /^[-./]$/.test(second.gap)) {
    return { rooms: [ofDigits(first.text + second.text, partAt(tokens, at + 2))], taken: 2 }
  }
  const isRow = isPair && first.text.length >= 3 && second.text.length === first.text.length
  if (isRow) {
    const [from, to] = [Number(first.text), Number(second.text)]
    if (/^[-–]$/u.test(second.gap) && to > from && to - from <= longestRow) {
      return { rooms: [{ from, to, part: '', digits: first.text }], taken: 2 }
    }
    return { rooms: [ofDigits(first.text), ofDigits(second.text)], taken: 2 }
  }
  const part = partAt(tokens, at + 1)
  return { rooms: [ofDigits(first.text, part)], taken: part ? 2 : 1 }
}

/** Rooms that one access point may be named after, from the first to the last. */
const longestRow = 20

function ofDigits(digits: string, part = ''): NamedRooms {
  const number = Number(digits)
  return { from: number, to: number, part, digits }
}

function partAt(tokens: readonly Token[], at: number): string {
  return isPart(tokens, at) ? (tokens[at]?.text ?? '') : ''
}

/** Whether a single letter belongs to the number before it: 401A, and not the 4 of 4F. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const token = tokens[at]
  const after = tokens[at + 1]
  if (!before?.isNumber || !token || !isLetter(token)) return false
  return before.text.length >= 3 && token.gap === '' && after?.gap !== ''
}

function isLetter({ text, isNumber }: Token): boolean {
  return !isNumber && text.length === 1
}
