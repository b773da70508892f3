import { blockElements, openAfterEnd, openAfterStart, voidElements } from './nesting.ts'
import type { HtmlVisitor } from './visitor.ts'

/** Elements within so many others lose their tags, and keep their words on a line of their own. */
const maxDepth = 40

/** Elements whose content nobody sees. */
const unseen: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'title'],
  ...['audio', 'video', 'desc', 'metadata', 'annotation-xml'],
])

/** Elements within which a tag may end itself, as in `<path/>`. */
const foreign = ['svg', 'math']

const none: ReadonlyMap<string, string> = new Map()

interface StartTag {
  name: string
  /** Place in the source where it begins. */
  start: number
  attributes: ReadonlyMap<string, string>
}

/**
 * Makes elements within elements of tags that may be missing, doubled or in any order.
 * @param visitor is told of them, never of more than `maxDepth` at once
 */
export function nestElements(visitor: HtmlVisitor) {
  const open: string[] = []
  let hidden: { name: string; depth: number } | null = null
  let isAfterWords = false

  const closeTo = (count: number) => {
    while (open.length > count) visitor.close(open.pop() ?? '')
  }
  const openEmpty = (name: string, attributes: ReadonlyMap<string, string>, start: number) => {
    const isWanted = visitor.open(name, attributes, start)
    if (isWanted) visitor.close(name)
    return isWanted
  }

  return {
    /** @returns whether to read on */
    start({ name, start, attributes }: StartTag, isSelfClosing: boolean): boolean {
      if (hidden) {
        if (name === hidden.name) hidden.depth += 1
        return true
      }
      const isEmpty = isSelfClosing && open.some((other) => foreign.includes(other))
      if (unseen.has(name)) {
        if (!isEmpty) hidden = { name, depth: 1 }
        return true
      }
      closeTo(openAfterStart(name, open))
      if (isEmpty || voidElements.has(name)) return openEmpty(name, attributes, start)
      if (open.length >= maxDepth) {
        if (!isAfterWords || !blockElements.has(name)) return true
        isAfterWords = false
        return openEmpty('br', none, start)
      }
      if (!visitor.open(name, attributes, start)) return false
      open.push(name)
      return true
    },
    end(name: string): void {
      if (!hidden) closeTo(openAfterEnd(name, open))
      else if (name === hidden.name)
        hidden = hidden.depth > 1 ? { name, depth: hidden.depth - 1 } : null
    },
    /** @returns whether to read on */
    text(words: string, start: number): boolean {
      if (hidden) return true
      isAfterWords ||= words.trim() !== ''
      return visitor.text(words, start)
    },
    endAll(): void {
      closeTo(0)
    },
  }
}
