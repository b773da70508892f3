import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
/** A product's own packages lie beside what it starts, where they do not lie beside us. */
const requireOfProduct = createRequire(join(process.cwd(), 'package.json'))

/** Tells whether a package is installed and has fonts as those of Fontsource have. */
export function isFontPackage(name: string): boolean {
  return /^(@[\w.-]+\/)?[\w.-]+$/.test(name) && pathInPackage(name, 'unicode.json') !== null
}

/** Finds a file of an installed package; null where there is none. */
export function pathInPackage(packageName: string, path: string): string | null {
  for (const { resolve } of [require, requireOfProduct]) {
    try {
      return resolve(`${packageName}/${path}`)
    } catch {
      // It may lie in the other place.
    }
  }
  return null
}
