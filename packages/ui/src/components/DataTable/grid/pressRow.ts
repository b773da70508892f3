import type { MouseEvent } from 'react'

/** Whatever can be pressed, chosen or written in by itself. */
const ownControls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [contenteditable]'

/**
 * Passes a press anywhere in a row on to the link or button of the row's header: with the keys that were held, so
 * that a link opens in another tab for who asks it to. A cell's own controls keep their presses, and who selects
 * text presses nothing. Keyboards and screen readers use the link itself.
 */
export function pressRow(event: MouseEvent<HTMLTableElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(ownControls)) return
  if (getSelection()?.isCollapsed === false) return
  const row = target.closest('tbody tr')
  if (!row || !currentTarget.contains(row)) return
  row.querySelector('[role="rowheader"] :is(a, button)')?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  )
}
