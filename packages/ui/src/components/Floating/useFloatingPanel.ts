import {
  autoUpdate,
  type FloatingContext,
  flip,
  type OpenChangeReason,
  offset,
  type Placement,
  shift,
  size,
  useFloating,
} from '@floating-ui/react'
import { type CSSProperties, type RefCallback, useCallback, useLayoutEffect, useState } from 'react'
import { isTopPanel, panelOpened } from './openPanels.ts'

/** Between a panel and what it belongs to, px. */
const gapPx = 6

/** Between a panel and the edge of the window, px. */
const edgePx = 8

export interface FloatingPanelOptions {
  /** Whether it is there. */
  isOpen: boolean
  /** Asks for it to come or go. */
  onOpenChange: (isOpen: boolean, reason: OpenChangeReason | undefined) => void
  /** Side and end of what it belongs to; the other side where there is no room. */
  placement: Placement
  /** Whether it is as wide as what it belongs to. */
  isAsWide?: boolean
}

export interface FloatingPanelParts {
  /** For the hooks of Floating UI. */
  context: FloatingContext
  /** Goes on what the panel belongs to. */
  setReference: (element: Element | null) => void
  /** Goes on the panel. */
  panelRef: RefCallback<HTMLElement>
  /** Place of the panel, nothing until it is known: a server sends no `style`. */
  panelStyle: CSSProperties
}

/**
 * Places a panel beside what it belongs to, in the browser's top layer: nothing clips it, and in a modal it can be
 * used. It has to stand in the DOM beside its reference, with `popover="manual"`. `--panel-room` on it is the height
 * that it has. Escape closes the panel that was opened last, and nothing behind it.
 */
export function useFloatingPanel({
  isOpen,
  onOpenChange,
  placement,
  isAsWide = false,
}: FloatingPanelOptions): FloatingPanelParts {
  const [self] = useState(() => Symbol('panel'))
  useLayoutEffect(() => {
    if (isOpen) return panelOpened(self)
  }, [isOpen, self])

  const { context, refs, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    onOpenChange: (next, event, reason) => {
      if (reason === 'escape-key') {
        if (!isTopPanel(self)) return
        // A dialog around it stays.
        event?.preventDefault()
      }
      onOpenChange(next, reason)
    },
    placement,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gapPx),
      flip({ padding: edgePx }),
      shift({ padding: edgePx }),
      size({
        padding: edgePx,
        apply({ availableHeight, rects, elements: { floating } }) {
          floating.style.setProperty('--panel-room', `${Math.max(availableHeight, 96)}px`)
          if (isAsWide) floating.style.inlineSize = `${rects.reference.width}px`
        },
      }),
    ],
  })

  const { setFloating, setReference } = refs
  const panelRef = useCallback(
    (panel: HTMLElement | null) => {
      if (panel && !panel.matches(':popover-open')) panel.showPopover()
      setFloating(panel)
    },
    [setFloating],
  )
  return { context, setReference, panelRef, panelStyle: isPositioned ? floatingStyles : {} }
}
