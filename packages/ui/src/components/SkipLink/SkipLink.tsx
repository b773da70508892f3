'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { border, fontWeight, radius, space, z } from '../../theme/scales.ts'

/** Texts of a `SkipLink`. */
export interface SkipLinkTexts {
  /** The words, where it has no children. @default 'Skip to content' */
  text: string
}

const english: SkipLinkTexts = { text: 'Skip to content' }

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the element where the content begins; it can take focus. @default '#main' */
  href?: string
  /** The words. @default 'Skip to content' */
  children?: ReactNode
}

/**
 * The first stop of the tab key: goes past the navigation. WCAG 2.2 SC 2.4.1. Once in a page, before
 * everything else.
 */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const { text } = useTexts('SkipLink', english)
  return (
    <Anchor {...rest} href={href}>
      {children ?? text}
    </Anchor>
  )
}

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${z.tooltip};
  padding: ${space[2]} ${space[4]};
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.md};
  background: ${color('surface.raised')};
  color: ${color('accent.text')};
  font-weight: ${fontWeight.medium};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
