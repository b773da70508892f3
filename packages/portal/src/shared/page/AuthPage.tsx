import { container, media, ruledPanel, Skyline, space, text } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHeading } from './arrival.tsx'
import { type BrandNames, Logo } from './Brand.tsx'

export interface AuthPageProps {
  brand: BrandNames
  /** Names the document; the page's heading is the portal's own title. */
  title: string
  /** The form. */
  children: ReactNode
  /** Links to where else one may want to go, below the form. */
  links: ReactNode
}

/** A page for somebody who is not signed in: the portal's title and logo over one form. */
export function AuthPage({ brand, title, children, links }: AuthPageProps) {
  const heading = usePageHeading(title)
  return (
    <Root>
      <Skyline />
      <Column>
        <Title ref={heading} tabIndex={-1}>
          <Logo logo={brand.logo} sizePx={32} />
          <span>{brand.productTitle}</span>
        </Title>
        <Sheet>{children}</Sheet>
        <Links>{links}</Links>
      </Column>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  overflow: hidden;
  padding: ${space[12]} ${space[4]} 112px;
  ${media.below.sm} {
    place-items: start center;
    padding-block-start: ${space[8]};
  }
`

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.auth};
`

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block-end: ${space[6]};
  overflow-wrap: anywhere;
  ${text('heading1')}
`

const Sheet = styled.div`
  ${ruledPanel}
  padding: 28px ${space[8]} ${space[8]};
  ${media.below.sm} {
    padding: ${space[6]} ${space[5]};
  }
`

const Links = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: ${space[4]};
`

/** Its form. */
export const AuthForm = styled.form`
  display: grid;
  gap: ${space[5]};
`

/** Says what the form is for, where that is not signing in. */
export const AuthFormTitle = styled.h2`
  ${text('title')}
`
