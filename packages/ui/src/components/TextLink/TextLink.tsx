'use client'

import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { fontWeight, radius, size, space } from '../../theme/scales.ts'
import { ownElements } from '../Words/ownElements.tsx'

/**
 * The looks of a link that stands alone, outside running text, for a link of whichever router:
 * `const BackLink = styled(Link)\`${linkStyle}\``.
 */
export const linkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color('accent.text')};
  font-weight: ${fontWeight.medium};
  text-underline-offset: 3px;
  cursor: pointer;

  /* Within a sentence colour alone would not tell a link. */
  &:where(:not(p *)) {
    text-decoration: none;
  }
  &:hover {
    text-decoration: underline;
  }
`

export type TextLinkProps = ComponentProps<'a'>

/** A plain link that stands alone, tall enough to be pressed. Within a sentence use a bare `a`. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return <Anchor {...rest}>{ownElements(children)}</Anchor>
}

export type TextButtonProps = ComponentProps<'button'>

/** Looks like a link but stays on the page. */
export function TextButton({ type = 'button', children, ...rest }: TextButtonProps) {
  return (
    <TextLikeButton {...rest} type={type}>
      {ownElements(children)}
    </TextLikeButton>
  )
}

const Anchor = styled.a`
  ${linkStyle}
`

const TextLikeButton = styled.button`
  ${linkStyle}
  @media print {
    display: none;
  }
`
