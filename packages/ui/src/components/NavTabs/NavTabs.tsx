import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { currentTab, tab, tabRow } from '../Tabs/tabStyle.ts'

export interface NavTabsProps extends ComponentProps<'nav'> {
  /** Names the landmark. */
  label: string
  /** Links of whichever router; the one with `aria-current` is drawn as open. */
  children: ReactNode
}

/** Leads between pages that belong together. */
export function NavTabs({ label, ...rest }: NavTabsProps) {
  return <Row aria-label={label} {...rest} />
}

const Row = styled.nav`
  ${tabRow}
  > a {
    ${tab}
  }
  > a[aria-current]:not([aria-current='false']) {
    ${currentTab}
  }
`
