'use client'

import {
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { radius, rem } from '../../theme/scales.ts'
import { text as textStyle } from '../../theme/text.ts'
import { panelStyle } from '../Floating/panelStyle.ts'
import { useFloatingPanel } from '../Floating/useFloatingPanel.ts'
import { type OpenProps, useOpen } from '../Floating/useOpen.ts'
import { type TriggerElement, useTrigger } from '../Floating/useTrigger.ts'
import { isolatedText } from '../Words/isolatedText.tsx'

export interface TooltipProps extends OpenProps, Omit<ComponentProps<'span'>, 'children'> {
  /** A few words more about what it belongs to. */
  text: ReactNode
  /** Control that it belongs to: one element that can take focus, and hands `ref` and props to it. */
  children: TriggerElement
  /** Side on which it stands where there is room. @default 'top' */
  side?: 'top' | 'bottom'
}

/** Time for which the mouse has to rest before a tooltip comes, ms. */
const restMs = 300

/**
 * A few words more about a control, under the mouse and with the keyboard's focus; Escape takes it away, and the
 * mouse may rest on it. WAI-ARIA tooltip pattern, WCAG 2.2 SC 1.4.13. Not for what everybody needs to know, as a
 * finger never sees it: a field's `hint`, a `Note`. Not for what can be pressed: a `Popover`. Nor for the name of
 * an `IconButton`, which says it by itself.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: TooltipProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange })
  const panel = useFloatingPanel({ isOpen, onOpenChange: setOpen, placement: side })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(panel.context, {
      mouseOnly: true,
      move: false,
      delay: { open: restMs },
      handleClose: safePolygon(),
    }),
    useFocus(panel.context),
    useDismiss(panel.context, { referencePress: true }),
    useRole(panel.context, { role: 'tooltip' }),
  ])
  const panelRef = useMergeRefs([panel.panelRef, ref])
  const trigger = useTrigger(children, panel.setReference, getReferenceProps)
  return (
    <>
      {trigger}
      {isOpen && (
        <Bubble
          {...getFloatingProps(rest)}
          ref={panelRef}
          popover="manual"
          style={{ ...rest.style, ...panel.panelStyle }}
        >
          {isolatedText(text)}
        </Bubble>
      )}
    </>
  )
}

const Bubble = styled.span`
  ${panelStyle}
  max-inline-size: min(${rem(280)}, 100vw - 16px);
  padding: 6px 10px;
  /* The edge that high contrast draws. */
  border-color: transparent;
  border-radius: ${radius.md};
  background: ${color('inverse.surface')};
  color: ${color('inverse.text')};
  ${textStyle('caption')}
`
