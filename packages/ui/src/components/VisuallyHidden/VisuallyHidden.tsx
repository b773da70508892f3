'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

/**
 * Text for screen readers alone, where sight has a shape or a place to go by. Not for what sighted readers
 * need too.
 */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <Root {...props} />
}

const Root = styled.span`
  ${visuallyHidden}
`
