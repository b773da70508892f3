import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A parsed file with what it declares and imports by name. */
export interface StoryModule {
  path: string
  file: ts.SourceFile
  declarations: Map<string, ts.Node>
  imports: Map<string, { from: string; isType: boolean }>
}

const modules = new Map<string, { text: string; module: StoryModule }>()

/** Reads a file; the same text is parsed once. */
export function moduleAt(path: string, text = readFileSync(path, 'utf8')): StoryModule {
  const known = modules.get(path)
  if (known?.text === text) return known.module
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const module: StoryModule = { path, file, declarations: new Map(), imports: new Map() }
  for (const statement of file.statements) register(statement, module)
  modules.set(path, { text, module })
  return module
}

function register(statement: ts.Statement, { declarations, imports }: StoryModule) {
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations) {
      for (const each of namesOf(name)) declarations.set(each, statement)
    }
  } else if (isNamed(statement) && statement.name) {
    declarations.set(statement.name.text, statement)
  } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    const from = statement.moduleSpecifier.text
    const clause = statement.importClause
    const isType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    const bindings = clause?.namedBindings
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, isTypeOnly } of bindings.elements) {
        imports.set(name.text, { from, isType: isType || isTypeOnly })
      }
    }
  }
}

function isNamed(statement: ts.Statement) {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesOf(element.name),
  )
}

/** The value that a top-level `const` of a module is given; follows an import of a file beside it. */
export function initialValue(
  name: string,
  module: StoryModule,
): { node: ts.Expression; module: StoryModule } | undefined {
  const statement = module.declarations.get(name)
  if (statement && ts.isVariableStatement(statement)) {
    const declaration = statement.declarationList.declarations.find(
      (each) => ts.isIdentifier(each.name) && each.name.text === name,
    )
    return declaration?.initializer && { node: plain(declaration.initializer), module }
  }
  const target = importedModule(name, module)
  return target && initialValue(name, target)
}

/** The file beside this one that a name comes from. */
export function importedModule(name: string, module: StoryModule): StoryModule | undefined {
  const from = module.imports.get(name)?.from
  if (!from?.startsWith('.')) return
  const path = join(dirname(module.path), from)
  return existsSync(path) ? moduleAt(path) : undefined
}

/** An expression without `satisfies`, `as` and parentheses around it. */
export function plain(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? plain(node.expression)
    : node
}
