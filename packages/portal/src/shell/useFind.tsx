import { useToast } from '@netportal/ui'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { findKeys } from './findKeys.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/**
 * Offers the dialog that finds anything, by a button and by its keys. Its code comes when it is first asked for.
 * @param isOffered only to who is signed in
 */
export function useFind(isOffered: boolean): { open: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  const open = useCallback(() => {
    setOpen(true)
    import('../find/FindScreen.tsx').then(
      ({ FindScreen }) => setDialog(() => FindScreen),
      () => {
        setOpen(false)
        toast({ tone: 'critical', text: 'Failed to open the search. Please try again.' })
      },
    )
  }, [toast])

  useEffect(() => {
    if (!isOffered) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!findKeys.match(event) || event.isComposing) return
      // What is open has to be answered or closed first.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!event.repeat) open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOffered, open])

  const close = useCallback(() => setOpen(false), [])
  return { open, dialog: isOffered && isOpen && Dialog ? <Dialog onClose={close} /> : null }
}
