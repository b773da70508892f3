'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { rem } from '../../theme/scales.ts'
import { type ControlSize, controlIcon, controlStyle } from '../Field/controlStyle.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldTexts, useField } from '../Field/useField.ts'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** 36 or 40 px high; 44 under a finger. @default 'md' */
  size?: ControlSize
  /** Icon inside, before the value: a search glass. */
  icon?: ReactNode
  /** Content inside, after the value: a button that shows a password. */
  end?: ReactNode
}

/**
 * One line of text. Everything an `input` takes, `ref` included, reaches the input, but `className` and `style`,
 * which reach the field around it. Secrets are a `PasswordField`, days a `DateField`, one of a few words a
 * `SelectField`.
 */
export function TextField({
  label,
  labelHidden = false,
  labelPlacement = 'above',
  hint,
  error,
  size = 'md',
  icon,
  end,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ids = useField({ id, hint, error, describedBy })
  return (
    <Field {...{ label, labelHidden, labelPlacement, hint, error, ids, className, style }}>
      <Box>
        {icon && <Icon>{icon}</Icon>}
        <Input
          {...rest}
          {...ids.controlProps}
          $size={size}
          $hasIcon={Boolean(icon)}
          $hasEnd={Boolean(end)}
        />
        {end && <End>{end}</End>}
      </Box>
    </Field>
  )
}

const Box = styled.div`
  position: relative;
`

const Input = styled.input<{ $size: ControlSize; $hasIcon: boolean; $hasEnd: boolean }>`
  ${controlStyle}
  ${({ $hasIcon }) => $hasIcon && `padding-inline-start: ${rem(36)};`}
  ${({ $hasEnd }) => $hasEnd && `padding-inline-end: ${rem(48)};`}
`

const Icon = styled.span`
  ${controlIcon}
  inset-inline-start: 12px;
`

const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`
