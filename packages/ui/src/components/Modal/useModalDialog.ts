import {
  type Ref,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { heirOf } from '../StateMessage/passFocusOn.ts'
import { modalOpened, topModal } from './openModals.ts'

/** Selectors of what takes focus first: an element that asks for it, else the first field, else the title. */
const firstFocus = [
  '[data-autofocus]',
  ':is(input, select, textarea):not(:disabled, [type="hidden"])',
  'h2',
]

/**
 * Shows a native dialog as a modal for as long as it is rendered. The browser keeps focus within,
 * makes the page behind inert, and gives focus back to where it was; where that was nowhere, to the nearest heading
 * that can take it. WAI-ARIA modal dialog pattern.
 * @param onClose asked for by Escape; the caller then stops rendering the dialog, or asks back in it
 * @param outerRef the caller's own ref to the dialog
 * @returns props of the `dialog` element
 */
export function useModalDialog(
  onClose: () => void,
  outerRef: Ref<HTMLDialogElement> | undefined,
): {
  ref: RefCallback<HTMLDialogElement>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
} {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const ref = useCallback(
    (dialog: HTMLDialogElement | null) => {
      dialogRef.current = dialog
      if (typeof outerRef === 'function') return outerRef(dialog)
      if (outerRef) outerRef.current = dialog
    },
    [outerRef],
  )

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    if (!topModal()) keepPageWidth()
    dialog.showModal()
    for (const selector of firstFocus) {
      const target = dialog.querySelector<HTMLElement>(selector)
      if (target) {
        target.focus()
        break
      }
    }
    const gone = modalOpened(dialog)
    return () => {
      // Closing while still in the page is what hands focus back, also when Back takes the page away.
      dialog.close()
      gone()
      // Whoever came by a link, or reloaded, with the modal open had focus nowhere before.
      const focused = document.activeElement
      if (focused === document.body || dialog.contains(focused))
        heirOf(dialog)?.focus({ preventScroll: true })
    }
  }, [])

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event) => {
      // A browser closes by itself when Escape is pressed twice; then the caller has yet to hear of it.
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open) return
      onClose()
      // A caller that asks back first still needs it.
      requestAnimationFrame(() => {
        if (dialog.isConnected && !dialog.open) dialog.showModal()
      })
    },
  }
}

/** The page's scroll bar goes while a modal is open; what it took is kept free, so that nothing shifts. */
function keepPageWidth() {
  const root = document.documentElement
  root.style.setProperty('--page-scrollbar', `${window.innerWidth - root.clientWidth}px`)
}
