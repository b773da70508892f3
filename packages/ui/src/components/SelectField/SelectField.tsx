'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { rem } from '../../theme/scales.ts'
import { type ControlSize, controlIcon, controlStyle } from '../Field/controlStyle.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldTexts, useField } from '../Field/useField.ts'

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'size'> {
  /** 36 or 40 px high; 44 under a finger. @default 'md' */
  size?: ControlSize
}

/**
 * One of a few choices, given as `option` elements: the browser's own list, which every reader's device
 * knows how to show. Everything a `select` takes, `ref` included, reaches the select, but `className`
 * and `style`, which reach the field around it. Two to five that all matter are a `RadioGroup`; several at once a
 * `CheckList`.
 */
export function SelectField({
  label,
  labelHidden = false,
  labelPlacement = 'above',
  hint,
  error,
  size = 'md',
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  const ids = useField({ id, hint, error, describedBy })
  return (
    <Field {...{ label, labelHidden, labelPlacement, hint, error, ids, className, style }}>
      <Box>
        <Select {...rest} {...ids.controlProps} $size={size} />
        <Chevron>
          <ChevronDown />
        </Chevron>
      </Box>
    </Field>
  )
}

const Box = styled.div`
  position: relative;
`

const Select = styled.select<{ $size: ControlSize }>`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${rem(34)};
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${color('surface.raised')};
    color: ${color('text.base')};
  }
`

const Chevron = styled.span`
  ${controlIcon}
  inset-inline-end: 11px;
  color: ${color('text.muted')};
`
