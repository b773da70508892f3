import { Tokenizer } from 'htmlparser2'
import { nestElements } from './nestElements.ts'
import type { HtmlVisitor } from './visitor.ts'

/**
 * Reads HTML of unknown origin in one pass over its characters: however deep, long or broken it is, that
 * takes time in proportion to its length, and no stack. What nobody would see of it, such as scripts,
 * styles and comments, is left out.
 */
export function readHtml(html: string, visitor: HtmlVisitor): void {
  const elements = nestElements(visitor)
  let tag = { name: '', start: 0, attributes: new Map<string, string>() }
  let attribute = ''
  const goOn = (isWanted: boolean) => {
    if (!isWanted) tokenizer.pause()
  }
  const addValue = (part: string) => {
    tag.attributes.set(attribute, (tag.attributes.get(attribute) ?? '') + part)
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        const name = html.slice(start, end).toLowerCase()
        tag = { name, start: start - 1, attributes: new Map() }
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase()
        // Of two with one name the first counts.
        if (tag.attributes.has(attribute)) attribute = ''
        else tag.attributes.set(attribute, '')
      },
      onattribdata: (start, end) => addValue(html.slice(start, end)),
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend: nothing,
      onopentagend: () => goOn(elements.start(tag, false)),
      onselfclosingtag: () => goOn(elements.start(tag, true)),
      onclosetag: (start, end) => elements.end(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => goOn(elements.text(html.slice(start, end), start)),
      ontextentity: (code, end) => goOn(elements.text(String.fromCodePoint(code), end)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(html)
  if (tokenizer.running) tokenizer.end()
  elements.endAll()
}
