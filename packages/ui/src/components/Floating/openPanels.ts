/** Panels that float now, in the order they were opened: Escape is for the last one. */
const panels: symbol[] = []

/**
 * Tells that a panel floats.
 * @returns tells that it is gone
 */
export function panelOpened(panel: symbol): () => void {
  panels.push(panel)
  return () => void panels.splice(panels.indexOf(panel), 1)
}

/** Tells whether a panel was opened last. */
export function isTopPanel(panel: symbol): boolean {
  return panels.at(-1) === panel
}
