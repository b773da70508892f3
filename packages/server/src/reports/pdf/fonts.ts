import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readFontFile } from '@netportal/charts/node'
import type { FontFile, ShippedFontReader } from '@netportal/charts/pdf'

const require = createRequire(import.meta.url)

/** Fonts of other scripts than Latin, Greek and Cyrillic, in the order in which they are tried. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-thai',
  'noto-sans-devanagari',
] as const

type Range = readonly [first: number, last: number]

/** A file of a family, which is cut into pieces of some hundred characters. */
interface Piece {
  family: string
  file: string
  ranges: readonly Range[]
}

let pieces: Promise<readonly Piece[]> | undefined
const shipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Reads a font of the design, once. */
export const readFont: ShippedFontReader = (name, weight) => {
  const key = `${name} ${weight}`
  const known = shipped.get(key) ?? readFontFile(name, weight)
  shipped.set(key, known)
  return known
}

/** Finds the font files that some characters need; what no font has is left to the reader's imagination. */
export async function loadOtherFonts(characters: string): Promise<FontFile[]> {
  pieces ??= Promise.all(families.map(piecesOf)).then((lists) => lists.flat())
  const needed = new Set<Piece>()
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const piece = (await pieces).find(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    )
    if (piece) needed.add(piece)
  }
  return Promise.all(
    [...needed].map(async ({ family, file }): Promise<FontFile> => {
      return { family, weight: 400, bytes: await readFile(file) }
    }),
  )
}

/** A family's own list of its files: `[12]` or a script's name, with the characters as CSS writes them. */
async function piecesOf(family: string): Promise<Piece[]> {
  const list: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  )
  return Object.entries(list)
    .filter(([subset]) => !subset.startsWith('latin'))
    .map(([subset, ranges]) => ({
      family,
      file: require.resolve(
        `@fontsource/${family}/files/${family}-${subset.replace(/[[\]]/g, '')}-400-normal.woff`,
      ),
      ranges: ranges.split(',').map(parseRange),
    }))
}

function parseRange(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
