import type { Locator } from 'vitest/browser'

/** Fills a field in as some browsers and password managers do: the value is there, and no event tells of it. */
export function autofill(field: Locator, value: string): void {
  const element = field.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('Not an input')
  // Past the property of React's own, which would have told it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(element, value)
}
