import createDOMPurify, { type Config } from 'dompurify'

/** What running text needs. Everything else loses its tag and keeps its words. */
const allowedTags = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
  ...['del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small'],
  ...['span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'tt', 'u', 'ul', 'var', 'wbr'],
]

/** No style, class, id or name: they would reach beyond the text. No source of any kind: nothing is fetched. */
const plainAttributes = ['colspan', 'rowspan', 'start', 'dir', 'lang']

const isAllowed = (element: Element) => allowedTags.includes(element.localName)

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: ['href', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Elements with reading rules of their own. They go with all that is in them, but a reader saw their words. */
const foreign = new Set(['svg', 'math', 'xmp', 'plaintext'])

const purify = createDOMPurify(window)

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!(node instanceof Element) || !foreign.has(tagName)) return
  for (const unseen of node.querySelectorAll('script, style, title, desc, metadata'))
    unseen.remove()
  node.before(node.textContent ?? '')
})

purify.addHook('afterSanitizeAttributes', (node) => {
  if (!node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

/** Nodes cleaned in one go: a few milliseconds of work. */
const sliceSize = 500

/**
 * Puts somebody else's HTML into the page, made safe: an allow-list over DOMPurify. What is left
 * cannot run, fetch, style or cover anything; links lead to http, https, mailto and tel only, in a
 * tab of their own. Nodes are never turned back into text on the way, so nothing can change its
 * meaning by being read twice.
 * @param target an empty element
 * @returns the work in slices; each `next()` adds one to the target
 */
export function sanitizeInto(target: Element, html: string): Generator<undefined> {
  // Without the tag, white space at the beginning would be taken for that of a document.
  const parsed = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return cleanChildren(parsed.body, target)
}

function* cleanChildren(source: Element, target: Node): Generator<undefined> {
  const slice = source.ownerDocument.createDocumentFragment()
  const flush = () => {
    target.appendChild(purify.sanitize(slice, config))
    slice.replaceChildren()
  }
  let size = 0
  for (const child of [...source.childNodes]) {
    const childSize = sizeUpTo(child, sliceSize + 1)
    if (childSize > sliceSize && child instanceof HTMLElement && isAllowed(child)) {
      flush()
      const shell = purify.sanitize(child.cloneNode(), config).firstChild
      yield
      if (shell) yield* cleanChildren(child, target.appendChild(shell))
    } else {
      slice.append(child)
      size += childSize
    }
    if (size >= sliceSize) {
      flush()
      size = 0
      yield
    }
  }
  flush()
}

/** Counts a node and what is in it, as far as a limit. */
function sizeUpTo(node: Node, limit: number): number {
  const walker = document.createTreeWalker(node)
  let size = 1
  while (size < limit && walker.nextNode()) size += 1
  return size
}
