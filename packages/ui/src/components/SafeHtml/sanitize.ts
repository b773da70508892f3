import { boundHtml, htmlToText } from '@netportal/format/html'
import createDOMPurify, { type Config } from 'dompurify'

/** Tags that running text needs. Every other element loses its tag and keeps its words. */
const allowedTags = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
  ...['del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small'],
  ...['span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'tt', 'u', 'ul', 'var', 'wbr'],
]

/** No style, class, id or name: they would reach beyond the text. No source of any kind: nothing is fetched. */
const plainAttributes = ['colspan', 'rowspan', 'start', 'dir', 'lang']

/**
 * Limits up to which HTML is drawn with its markup: more than anybody writes by hand, less than a page takes long
 * for.
 */
const bounds = {
  elements: new Set(allowedTags),
  attributes: new Set(['href', ...plainAttributes]),
  maxElements: 2000,
  maxCharacters: 100_000,
}

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: ['href', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

const purify = createDOMPurify(window)

purify.addHook('afterSanitizeAttributes', (node) => {
  if (!node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

export interface SafeContent {
  /** Safe to be put into the page. */
  content: DocumentFragment
  /** The words of what is too long to be drawn with its markup; '' when all of it is in the content. */
  rest: string
}

/**
 * Makes somebody else's HTML safe to be shown: an allow-list over DOMPurify. The rest cannot run,
 * fetch, style or cover anything; links lead to http, https, mailto and tel only, in a tab of their own.
 * It is bounded first, so that neither its depth nor its length stops the page, and so that the browser's
 * parser never meets a `style` or a `base`, which a page's security policy would report even where nothing
 * is shown. Nodes are never turned back into text after that, so nothing can change its meaning by being
 * read twice.
 */
export function sanitize(html: string): SafeContent {
  const bounded = boundHtml(html, bounds)
  // Without the tag, white space at the beginning would be taken for that of a document.
  const parsed = new DOMParser().parseFromString(`<body>${bounded.html}`, 'text/html')
  const source = parsed.createDocumentFragment()
  source.append(...parsed.body.childNodes)
  return { content: purify.sanitize(source, config), rest: htmlToText(bounded.rest) }
}
