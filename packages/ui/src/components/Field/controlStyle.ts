import { css } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { border, radius, rem, size } from '../../theme/scales.ts'

export type ControlSize = 'md' | 'lg'

const height = { md: size.control, lg: size.controlLg }

/** The looks of a box that takes a value: inputs and selects. */
export const controlStyle = css<{ $size: ControlSize }>`
  display: block;
  inline-size: 100%;
  min-block-size: ${({ $size }) => height[$size]};
  padding: 0 12px;
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.md};
  background: var(--control-surface, ${color('surface.base')});
  color: ${color('text.base')};

  &::placeholder {
    color: ${color('text.subtle')};
    opacity: 1;
  }
  &:hover {
    border-color: ${color('text.subtle')};
  }
  &:focus-visible {
    border-color: ${color('focus')};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color('status.critical.fill')};
    box-shadow: inset 0 0 0 1px ${color('status.critical.fill')};
  }
  &:disabled {
    border-color: ${color('line.base')};
    background: ${color('surface.sunken')};
    ${disabledInk}
    cursor: not-allowed;
    opacity: 1;
  }

  ${media.touch} {
    min-block-size: ${size.controlTouch};
    /* Smaller text makes phones zoom in on focus. */
    font-size: ${rem(16)};
  }
`

/** Places an icon within the box. */
export const controlIcon = css`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  color: ${color('text.subtle')};
  pointer-events: none;
`
