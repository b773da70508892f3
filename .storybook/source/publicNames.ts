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

/** The library that a reader imports a name from; nothing when it is no part of one. */
export function publicName(name: string): string | undefined {
  return libraries.get(name)
}
