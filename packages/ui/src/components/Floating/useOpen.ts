import { useState } from 'react'

/** Open or not, kept here or by the caller. */
export interface OpenProps {
  /** Tells whether it is open, where the caller keeps that. */
  open?: boolean | undefined
  /** Tells whether it is open at first, where it keeps that itself. @default false */
  defaultOpen?: boolean | undefined
  /** Told whenever it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Keeps whether something is open, unless the caller does. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = open ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  return [isOpen, setOpen] as const
}
