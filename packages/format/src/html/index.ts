/** By itself, so that a page without HTML from elsewhere does not load what reads it. */
export { type BoundHtml, boundHtml, type HtmlBounds } from './boundHtml.ts'
export { htmlToText } from './htmlToText.ts'
