'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { ownElements } from '../Words/ownElements.tsx'
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from './buttonStyle.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Loudness of the button: one primary in a view; danger only confirms a deletion. @default 'secondary' */
  variant?: ButtonVariant
  /** 28, 36 or 40 px high; larger under a finger. @default 'md' */
  size?: ButtonSize
  /** Icon before the text. */
  icon?: ReactNode
  /**
   * Tells whether its work is under way: it then keeps focus but does nothing when pressed. A button that
   * may become busy says `false` at rest, so that its width already has room for `busyText`.
   */
  busy?: boolean | undefined
  /** Text shown while busy. @default the text itself */
  busyText?: ReactNode
  /** Takes the full width. @default false */
  block?: boolean
}

/** Does something here. To go somewhere, take a link: `ButtonLink`, `TextLink`. */
export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  type = 'button',
  icon,
  busy,
  busyText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      {icon}
      {ownElements(children)}
    </>
  )
  return (
    <Root
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      onClick={busy ? refuse : onClick}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy === undefined ? (
        content
      ) : (
        <Layers>
          <Layer aria-hidden={busy}>{content}</Layer>
          <Layer aria-hidden={!busy}>
            <Spinner size={size === 'sm' ? 'sm' : 'md'} />
            {ownElements(busyText ?? children)}
          </Layer>
        </Layers>
      )}
    </Root>
  )
}

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Loudness of the link: one primary in a view. @default 'secondary' */
  variant?: ButtonVariant
  /** 28, 36 or 40 px high; larger under a finger. @default 'md' */
  size?: ButtonSize
  /** Icon before the text. */
  icon?: ReactNode
  /** Takes the full width. @default false */
  block?: boolean
}

/**
 * A plain link with the looks of a button: downloads, other sites. For a router's link see `buttonStyle`. Not
 * for what happens here: a `Button`.
 */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {ownElements(children)}
    </Anchor>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Words for what it does: its accessible name and its tooltip. */
  label: string
  /** The icon. */
  children: ReactNode
  /** Loudness of the button. @default 'ghost' */
  variant?: ButtonVariant
  /** 28, 36 or 40 px square; larger under a finger. @default 'md' */
  size?: ButtonSize
}

/**
 * A button of an icon alone, where the icon is known to everybody: close, dismiss, switch theme. Not where a
 * reader would have to guess: a `Button` with words.
 */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Square aria-label={label} title={label} {...rest} type={type} $variant={variant} $size={size}>
      {children}
    </Square>
  )
}

/** A busy button stays in the tab order; pressing it, or Enter in its form, must not start the work twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

const disabled = css`
  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color('line.base')};
    background: ${color('surface.sunken')};
    ${disabledInk}
    cursor: not-allowed;
  }
`

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  ${disabled}
  &[aria-busy='true'] {
    cursor: progress;
    ${({ $variant }) =>
      $variant === 'primary'
        ? css`
            border-color: ${color('accent.base')};
            background: ${color('accent.base')};
            color: ${color('accent.on')};
            opacity: 0.86;
          `
        : css`
            color: ${color('text.muted')};
          `}
  }
`

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`

const Square = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  ${disabled}
  aspect-ratio: 1;
  padding: 0;
  /* Where buttons share a line it would grow in both directions. */
  && {
    flex-grow: 0;
  }
`

/** Both texts share one cell, which is as wide as the wider one. */
const Layers = styled.span`
  display: grid;
  gap: inherit;
`

const Layer = styled.span`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  &[aria-hidden='true'] {
    visibility: hidden;
  }
`
