import { join } from 'node:path'
import ts from 'typescript'
import { docgenTsconfig } from '../docgen.ts'

/** A member of a type, for a table. */
interface TypeMember {
  name: string
  type: string
  isOptional: boolean
  description: string
  /** As its docstring says it. */
  defaultValue?: string
}

/** A type that a component is given things of. */
export interface ItemType {
  name: string
  description: string
  members: TypeMember[]
  /** Types of the library that it mentions. */
  mentions: string[]
}

/** Types that the libraries export, by name: `Column`, `LineSeries`, `TimelineItem`. */
export function itemTypes(): Record<string, ItemType> {
  const packages = join(import.meta.dirname, '../../packages')
  const entries = ['ui', 'charts', 'format'].map((name) => join(packages, name, 'src/index.ts'))
  const { config } = ts.readConfigFile(docgenTsconfig, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(docgenTsconfig, '..'))
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  const types = entries
    .flatMap((entry) => program.getSourceFile(entry) ?? [])
    .flatMap((source) => checker.getSymbolAtLocation(source) ?? [])
    .flatMap((module) => checker.getExportsOfModule(module))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
  const names = new Set(types.map(({ name }) => name))
  return Object.fromEntries(
    types.map((type) => {
      const declarations = type.declarations ?? []
      const members = declarations.flatMap((node) => membersOf(node, checker))
      const mentions = [...mentionsOf(declarations, names, checker)]
      return [
        type.name,
        { name: type.name, description: docOf(type, checker), members, mentions },
      ] as const
    }),
  )
}

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker))
}

/** The members that a declaration writes down; one of an object has those of the object behind it. */
function membersOf(node: ts.Node, checker: ts.TypeChecker, prefix = ''): TypeMember[] {
  if (!ts.isTypeElement(node) || !node.name) {
    const members: TypeMember[] = []
    ts.forEachChild(node, (child) => void members.push(...membersOf(child, checker, prefix)))
    return members
  }
  const symbol = checker.getSymbolAtLocation(node.name)
  if (!symbol) return []
  const name = `${prefix}${node.name.getText()}`
  const type = typeNodeOf(node)
  const within = type && ts.isTypeLiteralNode(type) ? membersOf(type, checker, `${name}.`) : []
  // Members of a few words that say it all stand in one line with what they belong to.
  const nested = within.every(({ description }) => description) ? within : []
  const [defaultTag] = symbol.getJsDocTags(checker).filter((tag) => tag.name === 'default')
  const member = {
    name,
    type:
      nested.length > 0 ? 'object' : (type?.getText() ?? signatureOf(node)).replace(/\s+/g, ' '),
    isOptional: node.questionToken !== undefined,
    description: docOf(symbol, checker),
    ...(defaultTag && { defaultValue: ts.displayPartsToString(defaultTag.text) }),
  }
  return [member, ...nested]
}

function typeNodeOf(node: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(node) ? node.type : undefined
}

/** A method without its name and docstring: `(from: number) => string`. */
function signatureOf(node: ts.TypeElement): string {
  if (!ts.isMethodSignature(node)) return ''
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ')
  return `(${parameters}) => ${node.type?.getText() ?? 'void'}`
}

/** Names of the exported types that a declaration mentions, itself or through types that are not exported. */
function mentionsOf(
  declarations: readonly ts.Node[],
  exported: ReadonlySet<string>,
  checker: ts.TypeChecker,
): Set<string> {
  const found = new Set<string>()
  const seen = new Set<ts.Node>(declarations)
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
      if (exported.has(name.getText())) found.add(name.getText())
      else enter(name)
    }
    ts.forEachChild(node, visit)
  }
  const enter = (name: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(name)
    const type =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of type?.declarations ?? []) {
      const isOurs = !/node_modules/.test(declaration.getSourceFile().fileName)
      if (!isOurs || seen.has(declaration)) continue
      seen.add(declaration)
      visit(declaration)
    }
  }
  for (const declaration of declarations) visit(declaration)
  return found
}
