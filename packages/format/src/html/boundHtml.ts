import { voidElements } from './nesting.ts'
import { readHtml } from './readHtml.ts'

export interface HtmlBounds {
  /** Elements that are kept; others lose their tags and keep their words. */
  elements: ReadonlySet<string>
  /** Attributes that are kept. */
  attributes: ReadonlySet<string>
  maxElements: number
  maxCharacters: number
}

export interface BoundHtml {
  /** Kept elements, well nested, and words: as much of the beginning as the bounds allow. */
  html: string
  /** The source of what comes after that; '' when all of it is in. */
  rest: string
}

/**
 * Bounds HTML of unknown origin in what it may hold, in depth and in length, before anything parses it in
 * earnest. This makes it small, not safe: a sanitizer has to follow.
 */
export function boundHtml(source: string, bounds: HtmlBounds): BoundHtml {
  let html = ''
  let elements = 0
  let characters = 0
  let cut = source.length
  const stopAt = (place: number) => {
    cut = place
    return false
  }
  readHtml(source, {
    open(name, attributes, start) {
      if (!bounds.elements.has(name)) return true
      if (elements >= bounds.maxElements) return stopAt(start)
      elements += 1
      html += `<${name}`
      for (const [attribute, value] of attributes) {
        if (bounds.attributes.has(attribute)) html += ` ${attribute}="${escapeText(value)}"`
      }
      html += '>'
      return true
    },
    close(name) {
      if (bounds.elements.has(name) && !voidElements.has(name)) html += `</${name}>`
    },
    text(words, start) {
      const room = bounds.maxCharacters - characters
      const taken = words.length > room ? beforePair(words.slice(0, room)) : words
      html += escapeText(taken)
      characters += taken.length
      return taken.length === words.length ? true : stopAt(start + taken.length)
    },
  })
  return { html, rest: source.slice(cut) }
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Leaves out the first half of a pair that was cut in two. */
function beforePair(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}
