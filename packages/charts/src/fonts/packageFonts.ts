import { openFont } from '../pdf/openFont.ts'
import type { PdfFont } from '../pdf/pdfCanvas.ts'
import type { TextWeight } from '../shapes/shape.ts'
import { clustersOf, isUnseen } from '../text/clusters.ts'
import { drawableText } from '../text/drawableText.ts'
import type { FontFile, FontLoader } from './fontSet.ts'
import { inOrder } from './otherFonts.ts'
import { unpackFont } from './unpackFont.ts'

/** A font that is cut into files by characters, as the packages of Fontsource are. */
export interface FontPackage {
  /** As in `@fontsource/noto-sans-thai`. */
  name: string
  /** Weights that it has. @default both */
  weights?: readonly TextWeight[] | undefined
  /** Reads one of its files: `unicode.json`, or a WOFF below `files/`. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Makes a loader of the fonts in packages. It reads nothing before a text needs it, then the lists of what the
 * packages have, which it keeps, and of their files those with the characters.
 * @param packages a product's own; those of `otherFontNames` are asked in the order that files need
 */
export function packageLoader(packages: readonly FontPackage[]): FontLoader {
  const families = packages.map(openPackage)
  return async (characters, texts) => {
    const missing = new Set(clustersOf(characters))
    const found = new Set<FontFile>()
    for (const { text, weight } of texts) {
      for (const cluster of clustersOf(drawableText(text))) {
        if (!missing.has(cluster) || isUnseen(cluster)) continue
        for (const file of await findFiles(inOrder(families, cluster, text), cluster, weight)) {
          found.add(file)
        }
      }
    }
    // What was read is not kept: a server would gather all of it.
    for (const { forget } of families) forget()
    // A text is drawn in the first that has it, whichever was found for another text.
    const order = inOrder(families, '', '').map(({ name }) => name)
    return [...found].toSorted((a, b) => order.indexOf(a.family) - order.indexOf(b.family))
  }
}

type Family = ReturnType<typeof openPackage>

/** Finds the file that has a whole cluster; where none has, those of its characters. */
async function findFiles(
  families: readonly Family[],
  cluster: string,
  weight: TextWeight,
): Promise<readonly FontFile[]> {
  for (const family of families) {
    const file = await family.find(cluster, weight)
    if (file) return [file]
  }
  const parts = [...cluster].filter((part) => part !== cluster && !isUnseen(part))
  return (await Promise.all(parts.map((part) => findFiles(families, part, weight)))).flat()
}

type Range = readonly [first: number, last: number]
type Subset = readonly [name: string, ranges: readonly Range[]]
type Opened = FontFile & { font: PdfFont }

function openPackage({ name, weights = [400, 600], read }: FontPackage) {
  let subsets: Promise<readonly Subset[]> | undefined
  const opened = new Map<string, Promise<Opened>>()
  const open = async (subset: string, weight: TextWeight): Promise<Opened> => {
    const bytes = await read(`files/${name}-${subset}-${weight}-normal.woff`)
    return { family: name, weight, bytes, font: openFont(await unpackFont(bytes)) }
  }
  return {
    name,
    find: async (cluster: string, wanted: TextWeight): Promise<FontFile | null> => {
      const [first = 400] = weights
      const weight = weights.includes(wanted) ? wanted : first
      subsets ??= read('unicode.json').then(subsetsOf)
      // What did not come is asked for again.
      subsets.catch(() => {
        subsets = undefined
      })
      const codes = Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
      for (const [subset, ranges] of await subsets) {
        if (!codes.every((code) => isWithin(code, ranges))) continue
        const key = `${subset} ${weight}`
        const file = opened.get(key) ?? open(subset, weight)
        opened.set(key, file)
        const { font } = await file
        // A list names more than the font has.
        if (codes.every((code) => font.hasGlyphForCodePoint(code))) return file
      }
      return null
    },
    forget: () => opened.clear(),
  }
}

/** A package's own list: `[12]` or a script's name, with the characters as CSS writes them. */
function subsetsOf(json: Uint8Array): readonly Subset[] {
  const list: Record<string, string> = JSON.parse(new TextDecoder().decode(json))
  return Object.entries(list).map(([subset, ranges]) => [
    subset.replace(/[[\]]/g, ''),
    ranges.split(',').map(parseRange),
  ])
}

function parseRange(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function isWithin(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last)
}
