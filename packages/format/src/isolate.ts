/** Letters that run from right to left, by their blocks: Hebrew, Arabic and their kin, and the old scripts beyond. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Characters that turn the direction of what follows. Unicode Standard Annex #9, "Directional formatting". */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

const start = '\u2068'
const end = '\u2069'

/**
 * Keeps a name from outside from scrambling the sentence it stands in: one that runs from right to left comes
 * between the isolates U+2068 and U+2069, without turns of direction of its own. Any other name stays as it is.
 * For what is shown or read out alone, never for what is searched or saved; where elements can stand, a `bdi`
 * does the same without a character.
 */
export function isolate(name: string): string {
  return rightToLeft.test(name) ? `${start}${name.replace(turns, '')}${end}` : name
}

/** A piece of a text; the isolated ones are names. */
export interface TextPart {
  /** The piece, without isolates. */
  text: string
  /** Tells whether the piece is a name that `isolate` kept apart. */
  isIsolated: boolean
}

/** Cuts a text at what `isolate` has put into it, which is then gone. */
export function isolatedParts(text: string): TextPart[] {
  return text
    .split(/\u2068([^\u2068\u2069]*)\u2069/)
    .map((part, place) => ({ text: part, isIsolated: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** The first letter that stands in no isolate: it has the direction of a text. Unicode Standard Annex #9, rule P2. */
const firstLetter =
  /^(?:[\u2066-\u2068][^\u2069]*\u2069|[^\p{L}\u200e\u200f\u2066-\u2068])*([\p{L}\u200e\u200f])/u

/**
 * Keeps the direction of a paragraph in each of its lines: one that begins otherwise, such as with a Latin word of
 * a Hebrew name, has a mark before it (U+200E or U+200F) that draws nothing.
 */
export function keepDirection(lines: readonly string[]): readonly string[] {
  if (lines.length < 2 || !lines.some((line) => rightToLeft.test(line))) return lines
  const turnsLeft = (line: string) => rightToLeft.test(firstLetter.exec(line)?.[1] ?? '')
  const isLeft = turnsLeft(lines.join(' '))
  return lines.map((line) =>
    line === '' || turnsLeft(line) === isLeft ? line : `${isLeft ? '\u200f' : '\u200e'}${line}`,
  )
}
