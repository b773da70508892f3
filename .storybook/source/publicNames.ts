import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { moduleAt } from './storyModule.ts'

/** Names that each library exports, with the library. */
const libraries = new Map(
  ['charts', 'ui'].flatMap((library) => {
    const index = fileURLToPath(new URL(`../../packages/${library}/src/index.ts`, import.meta.url))
    return moduleAt(index).file.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) return []
      if (!ts.isNamedExports(statement.exportClause)) return []
      return statement.exportClause.elements.map(
        ({ name }) => [name.text, `@netportal/${library}`] as const,
      )
    })
  }),
)

/** Files that each library has as an entry of their own, with its name. */
const entries = new Map(
  ['charts', 'ui'].flatMap((library) => {
    const folder = new URL(`../../packages/${library}/`, import.meta.url)
    const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
    return Object.keys(exports).flatMap((entry) => {
      const source = exports[entry]['@netportal/source']
      if (typeof source !== 'string' || entry === '.') return []
      const path = fileURLToPath(new URL(source, folder))
      return [[path, `@netportal/${library}${entry.slice(1)}`] as const]
    })
  }),
)

/** The entry of a library that a file is; nothing when it is none. */
export function publicEntry(path: string): string | undefined {
  return entries.get(path)
}

/** The library that a reader imports a name from; nothing when it is no part of one. */
export function publicName(name: string): string | undefined {
  return libraries.get(name)
}
