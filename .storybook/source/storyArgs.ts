import ts from 'typescript'
import { initialValue, plain, type StoryModule } from './storyModule.ts'

/** A piece of source, with the module in which its names mean something. */
export interface Piece {
  node: ts.Expression
  module: StoryModule
}

/** Each property of an object literal by name; spreads of what is declared somewhere are followed. */
export function propertiesOf(piece: Piece | undefined): Map<string, Piece> {
  const found = new Map<string, Piece>()
  if (!piece || !ts.isObjectLiteralExpression(piece.node)) return found
  const { module } = piece
  for (const property of piece.node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = follow({ node: plain(property.expression), module })
      for (const [name, value] of propertiesOf(spread)) found.set(name, value)
    } else if (ts.isShorthandPropertyAssignment(property)) {
      found.set(property.name.text, { node: property.name, module })
    } else if (ts.isPropertyAssignment(property)) {
      found.set(nameOf(property.name), { node: plain(property.initializer), module })
    }
  }
  return found
}

/** The value behind a name, or behind a member such as `Other.args`. */
export function follow(piece: Piece): Piece | undefined {
  const { node, module } = piece
  if (ts.isIdentifier(node)) {
    const value = initialValue(node.text, module)
    return value && follow(value)
  }
  if (ts.isPropertyAccessExpression(node)) {
    const owner = follow({ node: node.expression, module })
    const member = propertiesOf(owner).get(node.name.text)
    return member && follow(member)
  }
  return piece
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()
}
