/** Callbacks that are told of the parts of a source of HTML, in its order. */
export interface HtmlVisitor {
  /** @param start where the element's tag begins in the source @returns whether to read on */
  open(name: string, attributes: ReadonlyMap<string, string>, start: number): boolean
  /** Whatever was opened is closed, innermost first. */
  close(name: string): void
  /**
   * Words, their character references resolved.
   * @param start where they begin in the source @returns whether to read on
   */
  text(words: string, start: number): boolean
}
