/** Text in place of a part of a report that could not be made. */
const undrawn = 'Could not be drawn'

/**
 * Makes one part of a report. One that fails costs itself alone: it says so where it would stand, and why
 * goes to the process's warnings.
 * @param instead makes what stands there, of the words for it
 */
export function attempt<Part>(make: () => Part, instead: (words: string) => Part): Part {
  try {
    return make()
  } catch (error) {
    return instead(tellUndrawn(error))
  }
}

/**
 * Tells the process's warnings why a part of a report could not be made.
 * @returns the words for it
 */
export function tellUndrawn(error: unknown): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.emitWarning(`A part of a report could not be drawn. ${reason}`)
  return undrawn
}
