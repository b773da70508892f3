import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import portal from '../package.json' with { type: 'json' }

/** A package whose files are served. */
interface Package {
  name: string
  /** Below the portal's own address, with the version: browsers keep what lies in `assets`. */
  path: string
  /** Where each served file is, by its path below `path`. */
  files: ReadonlyMap<string, string>
}

/** Names the packages to the page. */
const listPath = 'fonts.json'

/**
 * Puts the fonts of other scripts beside the portal, from where a chart loads what a name in a file needs: files of
 * one weight, which charts of the page write names in, and the lists of what they have.
 * @param added names of more packages, separated by commas
 */
export function fontFiles(added = ''): Plugin {
  const ours = Object.keys(portal.devDependencies).filter((name) => name.startsWith('@fontsource/'))
  const theirs = added.split(',').map((name) => name.trim())
  const packages = [...new Set([...ours, ...theirs.filter((name) => name !== '')])].map(openPackage)
  const list = JSON.stringify(packages.map(({ name, path }) => ({ name, path })))
  return {
    name: 'network-portal:font-files',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: listPath, source: list })
      for (const { path, files } of packages) {
        for (const [file, place] of files) {
          const source = readFileSync(place)
          this.emitFile({ type: 'asset', fileName: `${path}/${file}`, source })
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url?.slice(1) ?? ''
        const found = packages.find(({ path }) => address.startsWith(`${path}/`))
        const file = found?.files.get(address.slice(found.path.length + 1))
        if (address === listPath) response.end(list)
        else if (file === undefined) next()
        else response.end(readFileSync(file))
      })
    },
  }
}

function openPackage(packageName: string): Package {
  const require = createRequire(import.meta.url)
  const list = require.resolve(`${packageName}/unicode.json`)
  const folder = dirname(list)
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const name = packageName.slice(packageName.indexOf('/') + 1)
  const files = new Map(filesOf(folder).map((file) => [file, join(folder, file)]))
  return { name, path: `assets/fonts/${name}-${version}`, files }
}

/** The list, and the files that it names: packages have larger ones too. */
function filesOf(folder: string): readonly string[] {
  const list: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  )
  const subsets = Object.keys(list).map((subset) => subset.replace(/[[\]]/g, ''))
  return [
    'unicode.json',
    ...readdirSync(join(folder, 'files'))
      .filter((file) => subsets.some((subset) => file.endsWith(`-${subset}-400-normal.woff`)))
      .map((file) => `files/${file}`),
  ]
}
