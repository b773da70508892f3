import { notAvailable } from '@netportal/format'
import { media } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/**
 * Lets the words of a cell take two lines on a page that is too narrow for all columns of an administrator's
 * tables, before the table scrolls sideways. What is not there stays the quiet word that it is.
 */
export function wrapped(text: string): ReactNode {
  if (text === notAvailable) return text
  return (
    <Wrapped>
      <bdi>{text}</bdi>
    </Wrapped>
  )
}

const Wrapped = styled.span`
  ${media.below.lg} {
    white-space: normal;
  }
`
