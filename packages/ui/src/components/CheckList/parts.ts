import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { border, rem, size, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { checkBox, checkRow } from '../CheckboxField/checkStyle.ts'

export const Row = styled.label`
  ${checkRow}
  min-block-size: ${size.control};
  padding: ${space[1]} ${space[3]};
  &:not(:first-child) {
    border-block-start: ${border.hairline} solid ${color('line.subtle')};
  }
  &:has(:checked) {
    background: ${color('surface.selected')};
  }
  &:has(:disabled) {
    background: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
`

export const AllRow = styled(Row)`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  border-block-end: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.sunken')};
  ${text('bodyStrong')}
  &:has(:checked),
  &:has(:disabled) {
    background: ${color('surface.sunken')};
  }
`

export const Box = styled.input`
  ${checkBox}
  &:focus-visible {
    outline: none;
  }
`

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Detail = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color('text.subtle')};
  font-size: ${rem(13)};
  font-weight: 400;

  :has(> :disabled) > & {
    color: inherit;
  }
`
