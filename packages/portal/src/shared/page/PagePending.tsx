import { Button, color, Spinner, space } from '@netportal/ui'
import styled, { keyframes } from 'styled-components'

export interface PagePendingProps {
  /** Given where the code could not be fetched so far, and is tried again by itself: does so at once. */
  onTryAgain?: () => void
}

/** Takes the place of a page whose code is still on its way; a quick arrival does not show it. */
export function PagePending({ onTryAgain }: PagePendingProps) {
  return (
    <Root>
      <Sign role="status" aria-label={onTryAgain ? undefined : 'Loading'}>
        <Spinner size="lg" />
        {onTryAgain && <Text>{triedAgainText}</Text>}
      </Sign>
      {onTryAgain && <Button onClick={onTryAgain}>Try Again</Button>}
    </Root>
  )
}

const triedAgainText = 'This page could not be fetched yet. It opens as soon as it can be.'

const appear = keyframes`
  from { visibility: hidden; }
`

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  margin: auto;
  padding: ${space[4]};
  animation: ${appear} 300ms step-end;
`

const Sign = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  color: ${color('accent.base')};
`

const Text = styled.p`
  color: ${color('text.base')};
  text-align: center;
`
