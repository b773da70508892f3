import { relative } from 'node:path'
import ts from 'typescript'
import { attributesOf, childrenOf, element, textOf } from './printArgs.ts'
import { publicEntry, publicName } from './publicNames.ts'
import { follow, type Piece, propertiesOf } from './storyArgs.ts'
import { importedModule, initialValue, moduleAt, plain, type StoryModule } from './storyModule.ts'

/** The code of a story as somebody would write it who uses the component. */
export interface StorySource {
  /** Imports, what is declared for it, and the element. */
  code: string
  /** Each attribute as it stands in the code, so that a control can put another in its place. */
  attributes: Record<string, string>
  /** What stands between the tags. */
  children: string
  /** The element's name; nothing where a story draws more than one. */
  tag?: string
}

type Args = ReadonlyMap<string, Piece>

/** A longer sample is told in words: a reader looks for the component. */
const longestSample = 700

/** Writes each story of a file, by the name of its export. */
export function storySources(path: string, text?: string): Map<string, StorySource> {
  const module = moduleAt(path, text)
  const meta = metaOf(module)
  const sources = new Map<string, StorySource>()
  for (const statement of module.file.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue
      sources.set(name.text, sourceOf({ node: plain(initializer), module }, meta))
    }
  }
  return sources
}

function sourceOf(story: Piece, meta: Map<string, Piece>): StorySource {
  const own = propertiesOf(story)
  const args = new Map([...argsOf(meta), ...argsOf(own)])
  const attributes = attributesOf(args)
  const children = childrenOf(args)
  const render = own.get('render') ?? meta.get('render')
  const component = meta.get('component')?.node
  const parts: Piece[] = []
  let body: string
  let tag: string | undefined
  if (render) {
    body = rendered(render, args)
    parts.push(render)
    parts.push(...spreadIn(render, args))
  } else {
    tag = component?.getText().replace(/<.*/s, '') ?? 'div'
    body = element(tag, [...attributes.values()], children)
    const owner = meta.get('component')
    if (owner) parts.push(owner)
    parts.push(...args.values())
  }
  const { imports, declared } = surroundings(parts)
  return {
    code: [imports, ...declared, body].filter(Boolean).join('\n\n'),
    attributes: Object.fromEntries(attributes),
    children,
    ...(tag && { tag }),
  }
}

function argsOf(of: Map<string, Piece>): Map<string, Piece> {
  const args = of.get('args')
  return propertiesOf(args && follow(args))
}

function metaOf(module: StoryModule): Map<string, Piece> {
  const assignment = module.file.statements.find(ts.isExportAssignment)
  const piece = assignment && follow({ node: plain(assignment.expression), module })
  return propertiesOf(piece)
}

/** Another story, whose args are written where they are used. */
function isStory(statement: ts.Node): boolean {
  return (
    ts.isVariableStatement(statement) &&
    isExported(statement) &&
    /: Story = /.test(statement.getText())
  )
}

/** A sample that readers look for, such as the columns of a table. */
function isShown(statement: ts.Node): boolean {
  return ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === 'shown')
}

function isExported(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/** The element that a story draws, with what it is given in the place of `args`. */
function rendered({ node: render, module }: Piece, args: Args): string {
  const isArrow = ts.isArrowFunction(render) && !ts.isBlock(render.body)
  const drawn = isArrow ? plain(render.body) : render
  return textOf(drawn, (node) => withArgs(node, args, module))
}

function withArgs(node: ts.Node, args: Args, module: StoryModule): string | undefined {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
    const { properties } = node.attributes
    if (!properties.some((each) => spreadArgs(each, args, module))) return
    const attributes = new Map<string, string>()
    let children = ''
    for (const each of properties) {
      const given = spreadArgs(each, args, module)
      const name = each.name?.getText() ?? each.getText()
      if (!given)
        attributes.set(
          name,
          textOf(each, (child) => withArgs(child, args, module)),
        )
      for (const key of given?.keys() ?? []) attributes.delete(key)
      for (const [key, text] of given ? attributesOf(given) : []) attributes.set(key, text)
      if (given) children = childrenOf(given) || children
    }
    const tag = node.tagName.getText()
    if (ts.isJsxSelfClosingElement(node)) return element(tag, [...attributes.values()], children)
    return element(tag, [...attributes.values()], '').replace(/\s*\/>$/, '>')
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'args') {
    const value = args.get(node.name.text)
    return value && textOf(value.node)
  }
}

/** All that the elements of a story are given by spreads. */
function spreadIn({ node, module }: Piece, args: Args): Piece[] {
  const pieces: Piece[] = []
  const visit = (child: ts.Node) => {
    if (ts.isJsxSpreadAttribute(child)) {
      pieces.push(...(spreadArgs(child, args, module)?.values() ?? []))
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return pieces
}

/** The args that an element is given by a spread: those of its own story, or of another. */
function spreadArgs(node: ts.JsxAttributeLike, args: Args, module: StoryModule): Args | undefined {
  if (!ts.isJsxSpreadAttribute(node)) return
  if (node.expression.getText() === 'args') return args
  if (!/\.args$/.test(node.expression.getText())) return
  return propertiesOf(follow({ node: node.expression, module }))
}

/** The imports and declarations that some pieces of source need around them. */
function surroundings(pieces: readonly Piece[]): { imports: string; declared: string[] } {
  const names = new Map<string, Set<string>>()
  const declared = new Map<ts.Node, string>()
  const samples = new Set<string>()
  const need = (name: string, module: StoryModule) => {
    const known = publicName(name)
    const from = module.imports.get(name)?.from
    const statement = module.declarations.get(name)
    const isType = module.imports.get(name)?.isType
    const written = isType ? `type ${name}` : name
    if (statement) declare(name, statement, module)
    else if (from === 'storybook/test') return
    else if (from && !from.startsWith('.')) take(written, from)
    else if (known && from) take(written, known)
    else if (from) {
      const target = importedModule(name, module)
      const its = target?.declarations.get(name)
      if (target && its && /\/testing\//.test(target.path)) declare(name, its, target)
      else if (target)
        take(
          written,
          publicEntry(target.path) ??
            relative(`${module.path}/..`, target.path).replace(/^(?!\.)/, './'),
        )
    }
  }
  const take = (name: string, from: string) => {
    names.set(from, (names.get(from) ?? new Set()).add(name))
  }
  const declare = (name: string, statement: ts.Node, module: StoryModule) => {
    if (declared.has(statement) || isStory(statement)) return
    const value = initialValue(name, module)?.node
    if (value && ts.isCallExpression(value) && value.expression.getText() === 'fn') return
    const text = textOf(statement).replace(/^export /, '')
    declared.set(statement, '')
    const isLong = text.length > longestSample || /\/testing\//.test(module.path)
    if (isLong && !isShown(statement)) samples.add(name)
    else {
      collect(statement, module)
      // Behind what it needs itself.
      declared.delete(statement)
      declared.set(statement, text)
    }
  }
  const collect = (node: ts.Node, module: StoryModule) => {
    for (const name of usedNames(node)) need(name, module)
  }
  for (const { node, module } of pieces) collect(node, module)
  const note = samples.size > 0 ? [`// Samples of the stories: ${[...samples].join(', ')}`] : []
  return {
    imports: [...names]
      .map(([from, each]) => `import { ${[...each].sort(byName).join(', ')} } from '${from}'`)
      .join('\n'),
    declared: [...note, ...[...declared.values()].filter(Boolean)],
  }
}

function byName(a: string, b: string): number {
  const [first, second] = [a.replace('type ', ''), b.replace('type ', '')]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Identifiers that stand for a value or a type: no member, no key, no attribute. */
function usedNames(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child) && isUse(child)) names.push(child.text)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isParameter(parent)) return parent.initializer === node
  if (ts.isPropertySignature(parent) || ts.isTypeParameterDeclaration(parent)) return false
  return !ts.isJsxAttribute(parent) && !ts.isBindingElement(parent)
}
