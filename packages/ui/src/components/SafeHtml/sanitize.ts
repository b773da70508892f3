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

/**
 * Makes somebody else's HTML safe to show: an allow-list over DOMPurify. What is left cannot run,
 * fetch, style or cover anything; links lead to http, https, mailto and tel only, in a tab of their own.
 * @returns nodes that are ready to be put into the page
 */
export function sanitize(html: string): DocumentFragment {
  return purify.sanitize(html, config)
}
