import { ToastQueue } from '@react-stately/toast'

/** A toast as it is asked for. */
export interface ToastMessage {
  /** One sentence. */
  text: string
  /** Good and neutral ones go after 5 s; a warning and a critical one stay until they are dismissed. */
  tone: ToastTone
  /** Something that can be done about it. With it a toast of any tone stays, and goes when it is done. */
  action?: ToastAction
}

/** Kinds of news. */
export type ToastTone = 'neutral' | 'good' | 'warning' | 'critical'

/** A button on a toast. */
export interface ToastAction {
  /** Words on the button. */
  label: string
  /** Does it. */
  onSelect: () => void
}

export type Toasts = ToastQueue<ToastMessage>

/** More wait until one of these is gone. */
const maxVisible = 4

/** Time for which good and neutral news stays; it stands still while somebody looks at it. */
export const goodToastMs = 5000

export function createToasts(): Toasts {
  return new ToastQueue({ maxVisibleToasts: maxVisible })
}

/** Returns the time for which a toast stays; undefined when it is dismissed by hand. WCAG 2.2 SC 2.2.1. */
export function timeoutOf({ tone, action }: ToastMessage): number | undefined {
  return action === undefined && (tone === 'good' || tone === 'neutral') ? goodToastMs : undefined
}
