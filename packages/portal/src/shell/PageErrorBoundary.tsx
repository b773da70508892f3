import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFailure } from '../shared/page/PageFailure.tsx'

/** Keeps a page that breaks from taking the rest with it; going elsewhere leaves the trouble behind. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? (
      <PageFailure onReload={() => location.reload()} />
    ) : (
      this.props.children
    )
  }
}
