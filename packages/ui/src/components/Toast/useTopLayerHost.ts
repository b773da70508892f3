'use client'

import { use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { ThemeContext } from '../../theme/themeContext.ts'
import { onModalsChange, topModal } from '../Modal/openModals.ts'

const nowhere = () => null

/**
 * Makes an element that lies above everything and can be used there. An open modal makes all outside
 * of it inert, popovers in the top layer included, so the element moves into the topmost modal and
 * back when that is gone: into the box of the `ThemeRoot` around, whose variables it needs, or the body.
 * @returns the element, for a portal; null while rendering on a server
 */
export function useTopLayerHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const box = use(ThemeContext)?.box
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
    const parent = modal ?? box?.current ?? document.body
    parent.append(host)
    for (const popover of host.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
  }, [host, modal, box])

  return host
}
