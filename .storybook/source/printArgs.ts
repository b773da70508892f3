import ts from 'typescript'
import type { Piece } from './storyArgs.ts'

/** Replaces parts of a node's own text, and takes away the indentation it had in its file. */
export function textOf(node: ts.Node, replaced?: (node: ts.Node) => string | undefined): string {
  const source = node.getSourceFile().text
  const edits: { from: number; to: number; text: string }[] = []
  const visit = (child: ts.Node) => {
    const text = replaced?.(child) ?? withoutMock(child)
    if (text === undefined) ts.forEachChild(child, visit)
    else edits.push({ from: child.getStart(), to: child.getEnd(), text })
  }
  visit(node)
  const start = node.getStart()
  const margin = indentAt(source, start)
  let text = ''
  let at = start
  for (const edit of edits) {
    text += dedent(source.slice(at, edit.from), margin)
    text += edit.text.replace(/\n(?=.)/g, `\n${' '.repeat(indentAt(text, text.length))}`)
    at = edit.to
  }
  return text + dedent(source.slice(at, node.getEnd()), margin)
}

/** A mock is what a test needs; a reader has a function of that name. */
function withoutMock(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) && isMock(node.initializer)) {
    return node.initializer.arguments.length === 0 ? node.name.getText() : undefined
  }
  if (!isMock(node)) return
  const [implementation] = node.arguments
  return implementation ? textOf(implementation) : '() => {}'
}

/** Tells a mock that is made here: `fn()`. */
function isMock(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'fn'
}

/** Writes args as attributes; children and what is not given are left out. */
export function attributesOf(args: ReadonlyMap<string, Piece>): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [name, { node }] of args) {
    if (name !== 'children' && !isUndefined(node)) attributes.set(name, attribute(name, node))
  }
  return attributes
}

function attribute(name: string, node: ts.Expression): string {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return name
  if (isMock(node) && node.arguments.length === 0) return `${name}={${name}}`
  if (ts.isStringLiteral(node) && !/["\\\n]/.test(node.text)) return `${name}="${node.text}"`
  const text = textOf(node)
  const isBlock = (isJsx(node) || ts.isJsxFragment(node)) && text.includes('\n')
  return isBlock ? `${name}={\n${indent(text)}\n}` : `${name}={${text}}`
}

/** Writes what stands between two tags; nothing when there is nothing. */
export function childrenOf(args: ReadonlyMap<string, Piece>): string {
  const node = args.get('children')?.node
  if (!node || node.kind === ts.SyntaxKind.NullKeyword) return ''
  if (isUndefined(node)) return ''
  if (ts.isStringLiteral(node) && !/[{}<>\\]|^\s|\s$/.test(node.text)) return node.text
  if (ts.isJsxFragment(node)) {
    return node.children
      .map((child) => textOf(child).trim())
      .filter(Boolean)
      .join('\n')
  }
  return isJsx(node) ? textOf(node) : `{${textOf(node)}}`
}

/** Tells an arg that takes away what the component's other stories give. */
function isUndefined(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'undefined'
}

function isJsx(node: ts.Node) {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
}

const lineWidth = 80

/** Writes one element, on one line where it has room. */
export function element(tag: string, attributes: readonly string[], children: string): string {
  const line = [`<${tag}`, ...attributes].join(' ')
  const isShort = line.length < lineWidth && !line.includes('\n')
  const head = isShort ? line : [`<${tag}`, ...attributes.map((each) => indent(each))].join('\n')
  const end = isShort ? '' : '\n'
  if (!children) return isShort ? `${head} />` : `${head}\n/>`
  const whole = `${head}${end}>${children}</${tag}>`
  if (isShort && whole.length <= lineWidth && !children.includes('\n')) return whole
  return `${head}${end}>\n${indent(children)}\n</${tag}>`
}

function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by)
}

/** The indentation of the line that a position is on. */
function indentAt(source: string, position: number): number {
  const line = source.slice(source.lastIndexOf('\n', position - 1) + 1)
  return line.length - line.replace(/^ +/, '').length
}

function dedent(text: string, by: number): string {
  return by === 0 ? text : text.replace(new RegExp(`\\n {1,${by}}`, 'g'), '\n')
}
