'use client'

import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { border, size, space } from '../../theme/scales.ts'
import { currentTab, tab, tabRow } from './tabStyle.ts'
import { useCurrentInView } from './useCurrentInView.ts'

/** A tab with its content. */
export interface TabItem<Id extends string> {
  /** Unique within the row. */
  id: Id
  /** Words on the tab. */
  label: ReactNode
  /** Content of the tab; only the open tab's is there. */
  content: ReactNode
  /** Keeps the tab from being opened; keys go past it. @default false */
  disabled?: boolean
}

export interface TabsProps<Id extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Names the row of tabs for screen readers. */
  label: string
  /** The parts, in their order. */
  tabs: readonly TabItem<Id>[]
  /** The open tab. */
  value: Id
  /** Asks for another tab to be opened. */
  onChange: (id: Id) => void
}

/**
 * Parts of one page, one at a time. WAI-ARIA tabs pattern with automatic activation: arrow keys, Home
 * and End open a tab. One that is disabled is passed by; say on the page why. Where each part has an address of its own, use `NavTabs`.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, ...rest }: TabsProps<Id>) {
  const id = useId()
  const row = useCurrentInView()
  const tabId = (tab: Id) => `${id}-${tab}`

  const free = tabs.filter(({ disabled }) => !disabled)
  const handleKey = (event: KeyboardEvent, tab: TabItem<Id>) => {
    const target = targetIndex(event, free.indexOf(tab), free.length)
    if (target === null) return
    event.preventDefault()
    const next = free[(target + free.length) % free.length]
    if (!next) return
    onChange(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  const current = tabs.find((tab) => tab.id === value)
  return (
    <div {...rest}>
      <Rule>
        <Row ref={row} role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              type="button"
              role="tab"
              id={tabId(tab.id)}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? `${id}-panel` : undefined}
              tabIndex={tab.id === value ? 0 : -1}
              aria-disabled={tab.disabled || undefined}
              onClick={tab.disabled ? undefined : () => onChange(tab.id)}
              onKeyDown={(event) => handleKey(event, tab)}
            >
              {tab.label}
            </Tab>
          ))}
        </Row>
      </Rule>
      {current && (
        <Content
          key={current.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={tabId(current.id)}
          tabIndex={-1}
        >
          {current.content}
        </Content>
      )}
    </div>
  )
}

/** Finds the tab that a key leads to; null for keys that are none of ours. */
function targetIndex(event: KeyboardEvent, index: number, count: number): number | null {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  switch (event.key) {
    case 'ArrowRight':
      return index + (isRightToLeft ? -1 : 1)
    case 'ArrowLeft':
      return index + (isRightToLeft ? 1 : -1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const Rule = styled.div`
  border-block-end: ${border.hairline} solid ${color('line.base')};
`

const Row = styled.div`
  ${tabRow}
  /* With the rule as high as a row without one. */
  min-block-size: calc(${size.controlTouch} - ${border.hairline});
`

const Tab = styled.button`
  ${tab}
  &[aria-selected='true'] {
    ${currentTab}
  }
  &[aria-disabled='true'] {
    ${disabledInk}
    cursor: not-allowed;
    &:hover::after {
      background: none;
    }
  }
`

const Content = styled.div`
  padding-block-start: ${space[6]};
`
