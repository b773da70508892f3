'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../Field/controlStyle.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldTexts, useField } from '../Field/useField.ts'

export interface TextareaProps extends FieldTexts, ComponentProps<'textarea'> {
  /** Lines that are seen at first; the reader may draw it larger. @default 4 */
  rows?: number
  /** Grows with what is written, where the browser can, up to twelve lines. @default false */
  grows?: boolean
}

/**
 * Several lines of text. Everything a `textarea` takes, `ref` included, reaches the textarea, but `className` and
 * `style`, which reach the field around it. Not for one line: a `TextField`.
 */
export function Textarea({
  label,
  labelHidden = false,
  labelPlacement = 'above',
  hint,
  error,
  rows = 4,
  grows = false,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps) {
  const ids = useField({ id, hint, error, describedBy })
  return (
    <Field {...{ label, labelHidden, labelPlacement, hint, error, ids, className, style }}>
      <Box {...rest} {...ids.controlProps} rows={rows} $size="md" $grows={grows} />
    </Field>
  )
}

const Box = styled.textarea<{ $size: 'md'; $grows: boolean }>`
  ${controlStyle}
  padding-block: 7px;
  resize: vertical;
  overflow-wrap: anywhere;
  ${({ $grows }) => $grows && 'field-sizing: content; min-block-size: 4lh; max-block-size: 12lh;'}
`
