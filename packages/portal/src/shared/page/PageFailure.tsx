import { Button, color, space, text } from '@netportal/ui'
import styled from 'styled-components'
import { usePageHeading } from './arrival.tsx'

export interface PageFailureProps {
  /** @default 'Something went wrong' */
  title?: string
  /** One sentence. @default 'This page could not be shown. Please try again.' */
  message?: string
  onReload: () => void
}

/** Takes the place of a page that broke, whose code could not be fetched, or of the whole portal. */
export function PageFailure({
  title = 'Something went wrong',
  message = 'This page could not be shown. Please try again.',
  onReload,
}: PageFailureProps) {
  const heading = usePageHeading(title)
  return (
    <Root role="alert">
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Message>{message}</Message>
      <Button onClick={onReload}>Reload</Button>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  margin: auto;
  padding: ${space[16]} ${space[4]};
  text-align: center;
`

const Title = styled.h1`
  ${text('heading1')}
`

const Message = styled.p`
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`
