'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { type FieldTexts, useField } from '../Field/useField.ts'
import { checkBox, checkRow } from './checkStyle.ts'

export interface CheckboxFieldProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'input'>, 'type'> {}

/**
 * One thing that is on or off. Everything an `input` takes, `ref` included, reaches the input, but `className` and
 * `style`, which reach the field around it. Not for a choice between two things that both have a name: a
 * `RadioGroup`.
 */
export function CheckboxField({
  label,
  hint,
  error,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxFieldProps) {
  const ids = useField({ id, hint, error, describedBy })
  return (
    <div className={className} style={style}>
      <Row>
        <Box {...rest} {...ids.controlProps} type="checkbox" />
        <span>{label}</span>
      </Row>
      <FieldMessages hint={hint} error={error} ids={ids} />
    </div>
  )
}

const Row = styled.label`
  ${checkRow}
  inline-size: fit-content;
`

const Box = styled.input`
  ${checkBox}
`
