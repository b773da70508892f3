/** Elements that have no content, and no end tag. HTML, "Void elements", and older ones of that kind. */
export const voidElements: ReadonlySet<string> = new Set([
  ...['area', 'base', 'basefont', 'br', 'col', 'embed', 'frame', 'hr', 'img', 'input', 'keygen'],
  ...['link', 'meta', 'param', 'source', 'track', 'wbr'],
])

const blocks = [
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['header', 'hr', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'ul'],
]
const cells = ['td', 'th', 'caption']
const rows = ['tr', ...cells]
const groups = ['thead', 'tbody', 'tfoot', 'colgroup', ...rows]

/** Elements that begin on a line of their own. */
export const blockElements: ReadonlySet<string> = new Set([...blocks, 'table', ...groups])

const tableOnly = new Set(['table'])
const anyCell = new Set(['table', ...cells])
const aroundItem = new Set([...anyCell, 'ul', 'ol', 'dl', 'blockquote'])
const tableParts = new Set(['table', ...groups])

interface Ending {
  /** The open elements that a start tag ends. */
  names: ReadonlySet<string>
  /** Beyond which it ends nothing. */
  within: ReadonlySet<string>
}

const end = (starts: readonly string[], names: readonly string[], within: ReadonlySet<string>) =>
  starts.map((start): [string, Ending] => [start, { names: new Set(names), within }])

/** Elements that a start tag ends and that no tag of theirs has ended. HTML, "Optional tags". */
const endings: ReadonlyMap<string, Ending> = new Map([
  ...end(blocks, ['p'], anyCell),
  ...end(['li'], ['li', 'p'], aroundItem),
  ...end(['dd', 'dt'], ['dd', 'dt', 'p'], aroundItem),
  ...end(cells, cells, tableOnly),
  ...end(['tr'], rows, tableOnly),
  ...end(['thead', 'tbody', 'tfoot'], groups, tableOnly),
  ...end(['a'], ['a'], anyCell),
])

/** Counts the open elements that a start tag leaves open. @param open outermost first */
export function openAfterStart(name: string, open: readonly string[]): number {
  const ending = endings.get(name)
  if (!ending) return open.length
  let left = open.length
  for (let place = open.length - 1; place >= 0; place -= 1) {
    const other = open[place] ?? ''
    if (ending.names.has(other)) left = place
    else if (ending.within.has(other)) break
  }
  return left
}

/** Counts the open elements that an end tag leaves open; all where it ends none of them. */
export function openAfterEnd(name: string, open: readonly string[]): number {
  const within = tableParts.has(name) ? tableOnly : anyCell
  for (let place = open.length - 1; place >= 0; place -= 1) {
    const other = open[place] ?? ''
    if (other === name) return place
    if (within.has(other)) break
  }
  return open.length
}
