import { Button, color, media } from '@netportal/ui'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import styled from 'styled-components'

export interface AskedClose {
  /** Closes, or asks first where something was typed; asked again, takes the question back. */
  close: () => void
  /** Question in place of the dialog's buttons while it asks; null otherwise. */
  question: ReactNode
}

/**
 * Keeps a form in a dialog from going by a stray Escape with all that was typed.
 * @param isTyped told by the form: whether something in it would be lost
 */
export function useAskedClose(isTyped: RefObject<boolean>, onClose: () => void): AskedClose {
  const [isAsking, setIsAsking] = useState(false)
  const before = useRef<Element | null>(null)
  const keep = () => {
    setIsAsking(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const close = () => {
    if (isAsking) return keep()
    if (!isTyped.current) return onClose()
    before.current = document.activeElement
    setIsAsking(true)
  }
  return { close, question: isAsking ? <Question onKeep={keep} onDiscard={onClose} /> : null }
}

function Question({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const id = useId()
  return (
    <>
      <Text id={id}>Discard what you have typed?</Text>
      <Button ref={takeFocus} aria-describedby={id} onClick={onKeep}>
        Keep Editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </>
  )
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

const Text = styled.p`
  flex: 1 1 auto;
  color: ${color('text.base')};
  ${media.below.sm} {
    flex-basis: 100%;
  }
`
