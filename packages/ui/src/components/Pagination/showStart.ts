/**
 * Brings the start of a list into sight when the list is higher than the screen: who turns its page
 * reads on from there. One that fits stays where it is, so that the button stays under the pointer.
 */
export function showStart(list: Element | null): void {
  if (list && list.getBoundingClientRect().height > window.innerHeight) list.scrollIntoView()
}
