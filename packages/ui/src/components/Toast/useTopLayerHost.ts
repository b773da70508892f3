'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { onModalsChange, topModal } from '../Modal/openModals.ts'

const nowhere = () => null

/**
 * Makes an element that lies above everything and can be used there. An open modal makes all outside
 * of it inert, popovers in the top layer included, so the element moves into the topmost modal and
 * back to the body when that is gone.
 * @returns the element, for a portal; null while rendering on a server
 */
export function useTopLayerHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const modal = useSyncExternalStore(onModalsChange, topModal, nowhere)

  useLayoutEffect(() => {
    const element = document.createElement('div')
    // Without box or layout of its own; its content is a popover.
    element.style.display = 'contents'
    setHost(element)
    return () => element.remove()
  }, [])

  useLayoutEffect(() => {
    if (!host) return
    const parent = modal ?? document.body
    parent.append(host)
    for (const popover of host.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
  }, [host, modal])

  return host
}
