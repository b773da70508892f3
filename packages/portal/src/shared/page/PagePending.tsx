import { color, Spinner } from '@netportal/ui'
import styled, { keyframes } from 'styled-components'

/** Takes the place of a page whose code is still on its way; a quick arrival does not show it. */
export function PagePending() {
  return (
    <Root role="status" aria-label="Loading">
      <Spinner size="lg" />
    </Root>
  )
}

const appear = keyframes`
  from { visibility: hidden; }
`

const Root = styled.div`
  margin: auto;
  color: ${color('accent.base')};
  animation: ${appear} 300ms step-end;
`
