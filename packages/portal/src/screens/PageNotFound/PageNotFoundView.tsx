import { color, Skyline, space, text } from '@netportal/ui'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { usePageHeading } from '../../shared/page/arrival.tsx'
import { PortalButtonLink } from '../../shared/page/RouterLink.ts'

export interface PageNotFoundViewProps {
  isSignedIn: boolean
}

/** Answers every address that the portal does not have. Specification §2 "Route table". */
export function PageNotFoundView({ isSignedIn }: PageNotFoundViewProps) {
  const heading = usePageHeading('Page Not Found')
  return (
    <Root>
      <Skyline />
      <Numeral aria-hidden>404</Numeral>
      <Title ref={heading} tabIndex={-1}>
        Page Not Found
      </Title>
      <Explanation>The page you are looking for does not exist or has moved.</Explanation>
      <PortalButtonLink $variant="primary" to={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? 'Go to Dashboard' : 'Go to Login'}
      </PortalButtonLink>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  overflow: hidden;
  padding: ${space[16]} ${space[4]} 144px;
  text-align: center;
`

const Numeral = styled.p`
  font-size: 5.5rem;
  line-height: 1;
  font-weight: 600;
  letter-spacing: -0.04em;
`

const Title = styled.h1`
  margin-block-start: ${space[4]};
  ${text('heading1')}
`

const Explanation = styled.p`
  margin-block: ${space[2]} ${space[6]};
  color: ${color('text.muted')};
`
