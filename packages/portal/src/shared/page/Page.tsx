import { container, media, PageHeader, type PageHeaderProps, Skeleton, space } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHeading } from './arrival.tsx'
import { gutter } from './gutter.ts'

export interface PageProps extends Pick<PageHeaderProps, 'subtitle' | 'back' | 'actions'> {
  /** The page's h1, and the document's name. */
  title: string
  /** Whether a name is still to come at the end of the title: it has its place. @default false */
  isNamePending?: boolean
  /** The blocks below the heading. */
  children: ReactNode
}

/** A page with its heading. */
export function Page({ title, isNamePending = false, children, ...header }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <Root>
      <PageHeader
        title={isNamePending ? <Unnamed>{title}</Unnamed> : title}
        titleRef={heading}
        {...header}
      />
      {children}
    </Root>
  )
}

function Unnamed({ children }: { children: string }) {
  return (
    <>
      <span>{children}</span> <Skeleton inline width="9em" height="0.7em" />
    </>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block: ${space[8]} ${space[12]};
  ${gutter}
  ${media.below.sm} {
    gap: ${space[5]};
    padding-block: ${space[5]} ${space[8]};
  }
`
