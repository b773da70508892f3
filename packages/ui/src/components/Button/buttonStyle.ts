import { css } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, motion, radius, size, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

/** Looks of a button; `danger` is for what destroys something. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
/** Sizes of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Transient props of an element that looks like a button. */
export interface ButtonStyleProps {
  /** Look of the button. @default 'secondary' */
  $variant?: ButtonVariant
  /** Size of the button. @default 'md' */
  $size?: ButtonSize
  /** Takes the full width. @default false */
  $block?: boolean
}

const secondary = css`
  border-color: ${color('line.control')};
  background: var(--control-surface, ${color('surface.base')});
  color: ${color('text.base')};
  ${media.hover} {
    &:hover {
      border-color: ${color('text.subtle')};
      background: ${color('surface.sunken')};
    }
  }
  &:active {
    background: ${color('line.subtle')};
  }
`

const primary = css`
  border-color: ${color('accent.base')};
  background: ${color('accent.base')};
  color: ${color('accent.on')};
  ${media.hover} {
    &:hover {
      border-color: ${color('accent.hover')};
      background: ${color('accent.hover')};
    }
  }
  &:active {
    border-color: ${color('accent.active')};
    background: ${color('accent.active')};
  }
`

const danger = css`
  border-color: ${color('status.critical.solid')};
  background: ${color('status.critical.solid')};
  color: ${color('status.critical.on')};
  ${media.hover} {
    &:hover {
      border-color: ${color('status.critical.solidHover')};
      background: ${color('status.critical.solidHover')};
    }
  }
  &:active {
    border-color: ${color('status.critical.solidActive')};
    background: ${color('status.critical.solidActive')};
  }
`

const ghost = css`
  border-color: transparent;
  background: transparent;
  color: ${color('text.muted')};
  ${media.hover} {
    &:hover {
      background: ${color('surface.sunken')};
      color: ${color('text.base')};
    }
  }
  &:active {
    background: ${color('line.subtle')};
  }
`

const variants = { primary, secondary, ghost, danger }

const sizes = {
  sm: css`
    min-block-size: ${size.controlSm};
    padding: 2px 10px;
    gap: 6px;
    border-radius: ${radius.sm};
    ${text('label')}
    ${media.touch} {
      min-block-size: ${size.controlTouchSm};
    }
  `,
  md: css`
    min-block-size: ${size.control};
    padding: 2px 14px;
    gap: ${space[2]};
    border-radius: ${radius.md};
    ${media.touch} {
      min-block-size: ${size.controlTouch};
    }
  `,
  lg: css`
    min-block-size: ${size.controlLg};
    padding: 2px 14px;
    gap: ${space[2]};
    border-radius: ${radius.md};
    ${media.touch} {
      min-block-size: ${size.controlTouch};
    }
  `,
}

/**
 * The looks of a button, for a link of whichever router:
 * `const ButtonLink = styled(Link)<ButtonStyleProps>\`${buttonStyle}\``.
 */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  max-inline-size: 100%;
  box-sizing: border-box;
  border: ${border.hairline} solid;
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${motion.duration.fast};
  transition-timing-function: ${motion.easing.standard};

  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}

  &:hover {
    text-decoration: none;
  }
  /* Nobody presses paper. */
  @media print {
    display: none;
  }
`
