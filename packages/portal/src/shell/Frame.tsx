import { type ReactNode, Suspense, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { ArrivalProvider } from '../shared/page/arrival.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { PageOnItsWay } from './PageOnItsWay.tsx'

export interface FrameProps {
  /** The navigation bar with a link past it, on pages that have one. */
  nav?: ReactNode
  footer: ReactNode
  /** The page. */
  children: ReactNode
}

/** Surrounds every page: the bar above, the footer below, and help for arriving in between. */
export function Frame({ nav, footer, children }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  return (
    <Root>
      <RoomForSticky />
      {nav}
      <Main id="main" tabIndex={-1} ref={main}>
        <ArrivalProvider frame={main}>
          <PageErrorBoundary>
            <Suspense fallback={<PageOnItsWay />}>{children}</Suspense>
          </PageErrorBoundary>
        </ArrivalProvider>
      </Main>
      {footer}
    </Root>
  )
}

/** Keeps clear of the bar whatever takes focus. */
const RoomForSticky = createGlobalStyle`
  html { scroll-padding-block-start: 72px; }
`

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
`

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`
