import type { Locator } from 'vitest/browser'

/** Puts focus on an element by script, as nothing that the page sees of it. */
export function focusOn(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}
