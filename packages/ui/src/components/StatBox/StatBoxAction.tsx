'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { fontWeight, radius, rem, size, space } from '../../theme/scales.ts'
import { ownElements } from '../Words/ownElements.tsx'

export interface StatBoxActionProps extends ComponentProps<'button'> {
  /** Icon before the words. */
  icon?: ReactNode
  /** Colours the icon. @default 'neutral' */
  tone?: 'neutral' | 'good' | 'critical'
}

/** A part of the figure that can be looked into, in a `StatBox`'s footer. Not for a way to another page: a link. */
export function StatBoxAction({
  icon,
  tone = 'neutral',
  type = 'button',
  children,
  ...rest
}: StatBoxActionProps) {
  return (
    <Action {...rest} type={type} $tone={tone}>
      {icon}
      {ownElements(children)}
    </Action>
  )
}

const Action = styled.button<{ $tone: NonNullable<StatBoxActionProps['tone']> }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color('text.base')};
  font-size: ${rem(14)};
  font-weight: ${fontWeight.medium};
  cursor: pointer;

  .lucide {
    color: ${({ $tone }) => ($tone === 'neutral' ? 'inherit' : color(`status.${$tone}.fill`))};
  }
  span {
    text-decoration: underline ${color('line.control')};
    text-underline-offset: 4px;
  }
  &:hover span {
    text-decoration: underline 2px currentColor;
  }
`
