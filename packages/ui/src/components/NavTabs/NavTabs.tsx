'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { currentTab, tab, tabRow } from '../Tabs/tabStyle.ts'
import { useCurrentInView } from '../Tabs/useCurrentInView.ts'

export interface NavTabsProps extends ComponentProps<'nav'> {
  /** Names the landmark. */
  label: string
  /** Links of whichever router; the one with `aria-current` is drawn as open. */
  children: ReactNode
}

/**
 * Leads between pages that belong together. Not for parts of one page under one address: `Tabs`.
 */
export function NavTabs({ label, children, ...rest }: NavTabsProps) {
  const row = useCurrentInView()
  return (
    <Root aria-label={label} {...rest}>
      <Row ref={row}>{children}</Row>
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
`

const Row = styled.div`
  ${tabRow}
  > a {
    ${tab}
  }
  > a[aria-current]:not([aria-current='false']) {
    ${currentTab}
  }
`
