'use client'

import { Component, type ReactNode } from 'react'

export interface ItemBoundaryProps {
  /** One item of a list, or what may fail within it. */
  children: ReactNode
  /** Content shown in the item's place when it cannot be drawn. */
  fallback: ReactNode
}

/**
 * Keeps an item that cannot be drawn from taking its list, and the page, with it: something else stands in
 * its place. It is tried again whenever its list is drawn anew. Not for what can be foreseen, such as a
 * missing value, nor around a whole page.
 */
export function ItemBoundary(props: ItemBoundaryProps) {
  return <Boundary {...props} />
}

interface State {
  tried: ReactNode
  isBroken: boolean
}

class Boundary extends Component<ItemBoundaryProps, State> {
  override state: State = { tried: null, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ children }: ItemBoundaryProps, { tried }: State) {
    return children === tried ? null : { tried: children, isBroken: false }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
