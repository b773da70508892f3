'use client'

import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { Modal, type ModalProps } from '../Modal/Modal.tsx'
import { Note } from '../Note/Note.tsx'

/** Texts of a `ConfirmDialog` that are the same whatever it asks; it closes as a `Modal` does. */
export interface ConfirmDialogTexts {
  /** On the button that does nothing. @default 'Cancel' */
  cancelText: string
}

const english: ConfirmDialogTexts = { cancelText: 'Cancel' }

export interface ConfirmDialogProps
  extends Partial<ConfirmDialogTexts>,
    Omit<ModalProps, 'size' | 'footer' | 'flush'> {
  /** The question, and below it what it is about. */
  children: ReactNode
  /** Says what will be done: 'Delete'. */
  confirmText: string
  /** On the same button while it is being done. @default `confirmText` itself */
  confirmingText?: string
  /** Does it. The dialog stays until the caller stops rendering it. */
  onConfirm: () => void
  /** Tells whether it is being done. @default false */
  busy?: boolean
  /** Why it could not be done; it can be tried again. */
  error?: ReactNode
}

/**
 * Asks before something that cannot be undone. Focus starts on the button that does nothing, and the question
 * is read with the title. Not for what can be undone: do it, and offer the way back.
 */
export function ConfirmDialog({
  children,
  confirmText,
  confirmingText,
  cancelText,
  onConfirm,
  onClose,
  busy = false,
  error,
  ...rest
}: ConfirmDialogProps) {
  const texts = useTexts('ConfirmDialog', english, { cancelText })
  const contentId = useId()
  return (
    <Modal
      aria-describedby={contentId}
      {...rest}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {texts.cancelText}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyText={confirmingText ?? confirmText}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <Content>
        {error && <Note tone="critical">{error}</Note>}
        <div id={contentId}>{children}</div>
      </Content>
    </Modal>
  )
}

const Content = styled.div`
  display: grid;
  /* What it asks about may be one long word, such as a file's name. */
  overflow-wrap: anywhere;
  gap: ${space[4]};
`
