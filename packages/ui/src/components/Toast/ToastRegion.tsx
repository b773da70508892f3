import { useToastQueue } from '@react-stately/toast'
import { type FocusEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { themedClass } from '../../theme/ComponentStyles.ts'
import { media } from '../../theme/media.ts'
import { themedText } from '../../theme/mixins.ts'
import { rem, space } from '../../theme/scales.ts'
import { Toast } from './Toast.tsx'
import type { Toasts } from './toastQueue.ts'
import { useTopLayerHost } from './useTopLayerHost.ts'

export interface ToastRegionProps {
  toasts: Toasts
  label: string
  dismissText: string
}

/** The landmark that toasts appear in. It is always there, so that a screen reader hears of each new one. */
export function ToastRegion({ toasts, label, dismissText }: ToastRegionProps) {
  const host = useTopLayerHost()
  const { visibleToasts, close, pauseAll, resumeAll } = useToastQueue(toasts)
  const focusBefore = useRef<Element | null>(null)
  if (!host) return null

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    pauseAll()
    if (relatedTarget && !currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget
  }
  const dismiss = (key: string) => {
    const hadFocus = host.contains(document.activeElement)
    close(key)
    // The button that was pressed is gone, and with it the leaving that would have resumed the rest.
    resumeAll()
    if (hadFocus && focusBefore.current instanceof HTMLElement) focusBefore.current.focus()
  }
  return createPortal(
    <Region
      popover="manual"
      role="region"
      aria-label={label}
      onPointerEnter={pauseAll}
      onPointerLeave={resumeAll}
      onFocus={handleFocus}
      onBlur={resumeAll}
    >
      <List aria-live="polite" aria-relevant="additions">
        {visibleToasts.map((toast) => (
          <Toast
            key={toast.key}
            toast={toast}
            dismissText={dismissText}
            onDismiss={() => dismiss(toast.key)}
          />
        ))}
      </List>
    </Region>,
    host,
  )
}

const Region = styled.div.attrs({ className: themedClass })`
  ${themedText}
  position: fixed;
  inset: auto;
  inset-block-end: ${space[6]};
  inset-inline-end: ${space[6]};
  inline-size: min(${rem(400)}, 100vw - ${space[8]});
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;

  ${media.below.sm} {
    inset-block-end: ${space[4]};
    inset-inline-end: ${space[4]};
  }
`

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
`
