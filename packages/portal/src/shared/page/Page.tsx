import { container, media, PageHeader, type PageHeaderProps, space } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHeading } from './arrival.tsx'
import { gutter } from './gutter.ts'

export interface PageProps extends Pick<PageHeaderProps, 'subtitle' | 'back' | 'actions'> {
  /** The page's h1, and the document's name. */
  title: string
  /** The blocks below the heading. */
  children: ReactNode
}

/** A page with its heading. */
export function Page({ title, children, ...header }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <Root>
      <PageHeader title={title} titleRef={heading} {...header} />
      {children}
    </Root>
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
