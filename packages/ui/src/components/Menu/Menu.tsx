'use client'

import {
  FloatingFocusManager,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { type ComponentProps, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { rem } from '../../theme/scales.ts'
import { panelStyle } from '../Floating/panelStyle.ts'
import { useFloatingPanel } from '../Floating/useFloatingPanel.ts'
import { type OpenProps, useOpen } from '../Floating/useOpen.ts'
import { type TriggerElement, useTrigger } from '../Floating/useTrigger.ts'
import { MenuRows } from './MenuRows.tsx'
import { type MenuGroup, type MenuItem, menuSections } from './menuItems.ts'

export interface MenuProps extends OpenProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Items that it offers, in this order; groups have a heading, and rules stand between them and the rest. */
  items: readonly (MenuItem | MenuGroup)[]
  /** The button that opens it: one element that hands `ref` and props to it. The menu is named by it. */
  children: TriggerElement
  /** The end of the button at which it stands where there is room. @default 'start' */
  align?: 'start' | 'end'
}

/**
 * Actions and links behind a button. WAI-ARIA menu button pattern: arrow keys, Home, End and the first letters lead
 * through it, Escape and Tab leave it. It has no submenus: what needs them needs a page. Not for a choice that
 * stays, which is a `SelectField` or `RadioGroup`, nor for two or three actions that have room as buttons.
 */
export function Menu({
  items,
  children,
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: MenuProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange })
  const [activePlace, setActivePlace] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const sections = menuSections(items)
  const labels = useRef<(string | null)[]>([])
  labels.current = sections.flatMap((section) => section.items.map(({ item }) => item.label))

  const panel = useFloatingPanel({ isOpen, onOpenChange: setOpen, placement: `bottom-${align}` })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(panel.context),
    useDismiss(panel.context),
    useRole(panel.context, { role: 'menu' }),
    useListNavigation(panel.context, {
      listRef: elements,
      activeIndex: activePlace,
      onNavigate: setActivePlace,
      // One that cannot be chosen can be read.
      disabledIndices: [],
      loop: true,
    }),
    useTypeahead(panel.context, {
      listRef: labels,
      activeIndex: activePlace,
      onMatch: setActivePlace,
    }),
  ])
  const panelRef = useMergeRefs([panel.panelRef, ref])
  const trigger = useTrigger(children, panel.setReference, getReferenceProps)
  return (
    <>
      {trigger}
      {isOpen && (
        <FloatingFocusManager context={panel.context} modal={false}>
          <Panel
            {...getFloatingProps(rest)}
            ref={panelRef}
            popover="manual"
            style={{ ...rest.style, ...panel.panelStyle }}
          >
            <MenuRows
              sections={sections}
              activePlace={activePlace}
              noteElement={(place, element) => {
                elements.current[place] = element
              }}
              itemProps={getItemProps}
              onSelect={(item, event) => {
                setOpen(false)
                item.onSelect?.(event)
              }}
            />
          </Panel>
        </FloatingFocusManager>
      )}
    </>
  )
}

const Panel = styled.div`
  ${panelStyle}
  min-inline-size: ${rem(176)};
  padding: 4px;
`
