'use client'

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts, type ToastMessage, type Toasts, timeoutOf } from './toastQueue.ts'

const ToastContext = createContext<Toasts | null>(null)

/** Texts of a `ToastProvider` beside its messages. */
export interface ToastProviderTexts {
  /** Names the landmark that toasts appear in. @default 'Notifications' */
  label: string
  /** Names the button that takes a toast away. @default 'Dismiss' */
  dismissText: string
}

const english: ToastProviderTexts = { label: 'Notifications', dismissText: 'Dismiss' }

export interface ToastProviderProps extends Partial<ToastProviderTexts> {
  /** The page, whose components may call `useToast`. */
  children: ReactNode
}

/**
 * Lets everything within announce what happened apart from what is on the page. Once, within `ThemeRoot`.
 * Not for what belongs to a field, a form or a panel: that is said there.
 */
export function ToastProvider({ children, ...own }: ToastProviderProps) {
  const texts = useTexts('ToastProvider', english, own)
  const [toasts] = useState(createToasts)
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion toasts={toasts} {...texts} />
    </ToastContext>
  )
}

/**
 * Announces something that happened out of sight: an export that failed, a report that is ready. What
 * belongs to a field, a form or a panel is said there.
 * @returns a function that is always the same
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): (message: ToastMessage) => void {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return useCallback(
    (message) => {
      const timeout = timeoutOf(message)
      toasts.add(message, timeout === undefined ? {} : { timeout })
    },
    [toasts],
  )
}
