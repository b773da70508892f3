import { Children, type ReactNode } from 'react'

/**
 * Gives each text among children an element of its own, neighbouring texts one together. A translator of a page
 * in the browser puts other nodes in the place of text nodes: React still finds, changes and takes away what is
 * the only text of an element, but fails over a text that stands beside siblings.
 */
export function ownElements(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>
  if (!Array.isArray(children)) return children
  const result: ReactNode[] = []
  let texts: (string | number)[] = []
  const flush = () => {
    if (texts.length > 0) result.push(<span key={`text ${result.length}`}>{texts.join('')}</span>)
    texts = []
  }
  for (const child of Children.toArray(children)) {
    if (isText(child)) texts.push(child)
    else {
      flush()
      result.push(child)
    }
  }
  flush()
  return result
}

function isText(node: ReactNode): node is string | number {
  return typeof node === 'string' || typeof node === 'number'
}
