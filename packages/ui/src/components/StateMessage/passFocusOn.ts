/** Selectors of what takes focus within an element: a heading that can have it, else a link. */
const heirs = [':is(h1, h2, h3)[tabindex]', 'a[href]']

/**
 * A ref for a control that goes away by being pressed, as a Retry does. If it goes while it has focus,
 * focus passes to the nearest heading that can take it, as that of a page or a modal can, or the nearest
 * link, as that of a card or a row; it would fall to the top of the page otherwise. WCAG 2.2 SC 2.4.3.
 */
export function passFocusOn(control: HTMLElement | null): () => void {
  return () => {
    if (control !== null && document.activeElement === control) {
      heirOf(control)?.focus({ preventScroll: true })
    }
  }
}

/** Finds what takes focus after an element that goes; never something within it. */
export function heirOf(control: HTMLElement): HTMLElement | null {
  for (let place = control.parentElement; place !== null; place = place.parentElement) {
    for (const heir of heirs) {
      const found = [...place.querySelectorAll<HTMLElement>(heir)].find(
        (element) => !control.contains(element),
      )
      if (found !== undefined) return found
    }
  }
  return null
}
