import { readFile } from 'node:fs/promises'
import { readFontFile } from '@netportal/charts/node'
import {
  type FontFile,
  type FontLoader,
  type FontPackage,
  gatherFonts,
  otherFontNames,
  packageLoader,
  type ShippedFontReader,
  type WeightedText,
} from '@netportal/charts/pdf'
import { pathInPackage } from './fontPackage.ts'

const shipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Reads a font of the design, once. */
export const readFont: ShippedFontReader = (name, weight) => {
  const key = `${name} ${weight}`
  const known = shipped.get(key) ?? readFontFile(name, weight)
  shipped.set(key, known)
  return known
}

let loadOtherFonts: FontLoader = loaderOf([])

/** Fonts of some texts. */
interface TextFonts {
  /** In the order in which they are tried. */
  fonts: readonly FontFile[]
  /** Whether the fonts of the design have every letter. */
  isPlain: boolean
}

/** Finds the font files that some texts need. */
export async function fontsFor(texts: readonly WeightedText[]): Promise<TextFonts> {
  let isPlain = true
  const fonts = await gatherFonts(texts, readFont, (characters, lacking) => {
    isPlain = false
    return loadOtherFonts(characters, lacking)
  })
  return { fonts, isPlain }
}

/** Adds fonts of more scripts. @param packages names, as `@fontsource/noto-sans-georgian` */
export function addFontPackages(packages: readonly string[]): void {
  loadOtherFonts = loaderOf(packages)
}

function loaderOf(packages: readonly string[]): FontLoader {
  const ours = otherFontNames.map((name) => `@fontsource/${name}`)
  return packageLoader([...new Set([...packages, ...ours])].map(fontPackage))
}

function fontPackage(packageName: string): FontPackage {
  return {
    name: packageName.slice(packageName.lastIndexOf('/') + 1),
    read: (path) => {
      const file = pathInPackage(packageName, path)
      if (file === null) throw new Error(`The font package ${packageName} has no ${path}`)
      return readFile(file)
    },
  }
}
