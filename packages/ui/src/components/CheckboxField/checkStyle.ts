import { css } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { radius, rem, size, space } from '../../theme/scales.ts'

/** A choice and its label in one row, all of it pressable. */
export const checkRow = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.hitMin};
  cursor: pointer;

  &:has(:disabled) {
    ${disabledInk}
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

/** The box of a checkbox. */
export const checkBox = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${rem(18)};
  block-size: ${rem(18)};
  border: 1.5px solid ${color('line.control')};
  /* However round a product's corners are, a checkbox is no radio. */
  border-radius: min(${radius.sm}, 25%);
  background: var(--control-surface, ${color('surface.base')});
  cursor: inherit;

  /* A radio of a group without a choice is indeterminate too. */
  &:checked,
  &:where([type='checkbox']):indeterminate {
    border-color: ${color('accent.base')};
    background: ${color('accent.base')};
  }
  &:checked::after {
    content: '';
    inline-size: ${rem(10)};
    block-size: ${rem(5)};
    border: solid ${color('accent.on')};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:where([type='checkbox']):indeterminate::after {
    content: '';
    inline-size: ${rem(8)};
    block-size: 0;
    border: solid ${color('accent.on')};
    border-width: 2px 0 0;
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: ${color('status.critical.fill')};
  }
  &:disabled {
    border-color: ${color('line.base')};
    background: ${color('surface.sunken')};
  }
  &:disabled:checked {
    border-color: ${color('text.disabled')};
    background: ${color('text.disabled')};
  }
  &:disabled:checked::after {
    border-color: ${color('surface.sunken')};
  }
  ${media.forcedColors} {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`
