import { ToastQueue } from '@react-stately/toast'

/** A toast as it is asked for. */
export interface ToastMessage {
  /** One sentence. */
  text: string
  /** A critical one stays until it is dismissed, a good one for 5 s. */
  tone: 'good' | 'critical'
}

export type Toasts = ToastQueue<ToastMessage>

/** More wait until one of these is gone. */
const maxVisible = 4

/** Time for which good news stays; it stands still while somebody looks at it. */
export const goodToastMs = 5000

export function createToasts(): Toasts {
  return new ToastQueue({ maxVisibleToasts: maxVisible })
}
