/** Open modals in the order they were opened: the last one is on top. */
const modals: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

/**
 * Tells that a dialog is now shown as a modal.
 * @returns tells that it is gone
 */
export function modalOpened(dialog: HTMLDialogElement): () => void {
  modals.push(dialog)
  changed()
  return () => {
    modals.splice(modals.indexOf(dialog), 1)
    changed()
  }
}

/** The modal that all else is inert behind, null when there is none. */
export function topModal(): HTMLDialogElement | null {
  return modals.at(-1) ?? null
}

/** Calls back whenever modals open or go. @returns stops it */
export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
