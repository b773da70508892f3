'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { border, fontWeight, radius, rem } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

/** A small word that says of which kind something is. For a state use `StatusBadge`. */
export function Tag(props: ComponentProps<'span'>) {
  return <Root {...props} />
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: ${rem(20)};
  padding: 0 6px;
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.sm};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  ${text('caption')}
  font-weight: ${fontWeight.medium};
`
