import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { docgenTsconfig } from './docgen.ts'

const packages = join(import.meta.dirname, '../packages')
const entries = ['ui', 'charts', 'format'].map((name) => join(packages, name, 'src/index.ts'))
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(docgenTsconfig, ts.sys.readFile).config,
  ts.sys,
  join(docgenTsconfig, '..'),
)
const program = ts.createProgram(entries, options)
const checker = program.getTypeChecker()

/** The members that a declaration writes down; those within a member are explained by its own docstring. */
function membersOf(node: ts.Node): ts.Symbol[] {
  const symbol = ts.isTypeElement(node) && node.name && checker.getSymbolAtLocation(node.name)
  if (symbol) return [symbol]
  const members: ts.Symbol[] = []
  ts.forEachChild(node, (child) => void members.push(...membersOf(child)))
  return members
}

const types = entries
  .flatMap((entry) => program.getSourceFile(entry) ?? [])
  .flatMap((source) => checker.getSymbolAtLocation(source) ?? [])
  .flatMap((module) => checker.getExportsOfModule(module))
  .map((symbol) => checker.getAliasedSymbol(symbol))
  .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
  .map((type) => ({ name: type.name, members: (type.declarations ?? []).flatMap(membersOf) }))
  .filter(({ members }) => members.length > 0)

test.each(types)('each member of $name is described', ({ members }) => {
  const opens = members.map((member) => {
    const [word = ''] = ts.displayPartsToString(member.getDocumentationComment(checker)).split(' ')
    return [member.name, word]
  })
  expect(opens.filter(([, word]) => word === '' || word === 'What')).toEqual([])
})
