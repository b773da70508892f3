'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { rem, space } from '../../theme/scales.ts'
import { checkBox, checkRow } from '../CheckboxField/checkStyle.ts'
import { Fieldset } from '../Field/Fieldset.tsx'
import type { FieldTexts } from '../Field/useField.ts'

/** An option of a `RadioGroup`. */
export interface RadioOption {
  /** Value that the form gets, unique within the group. */
  value: string
  /** Words beside the radio. */
  label: ReactNode
  /** Keeps the option from being chosen. @default false */
  disabled?: boolean
}

export interface RadioGroupProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'checked'> {
  /** The form's name for the answer; the browser ties the radios together by it. */
  name: string
  /** The choices, two to five. */
  options: readonly RadioOption[]
  /** The chosen value, where the caller keeps it. */
  value?: string
  /** The value chosen at first, where the browser keeps it. */
  defaultValue?: string
}

/**
 * One of two to five choices, all in sight. Everything an `input` takes, `ref` included, reaches each
 * radio: that is how form libraries register them; `className` and `style` reach the group. More choices are a `SelectField`; one thing that is on
 * or off is a `CheckboxField`.
 */
export function RadioGroup({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  disabled,
  className,
  style,
  ...rest
}: RadioGroupProps) {
  const checked = (option: string) => {
    if (value !== undefined) return { checked: option === value }
    return defaultValue === undefined ? {} : { defaultChecked: option === defaultValue }
  }
  return (
    <Fieldset {...{ label, hint, error, disabled, className, style }} role="radiogroup">
      <Options>
        {options.map((option) => (
          <Row key={option.value}>
            <Dot
              {...rest}
              {...checked(option.value)}
              type="radio"
              value={option.value}
              disabled={option.disabled}
            />
            <span>{option.label}</span>
          </Row>
        ))}
      </Options>
    </Fieldset>
  )
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`

const Row = styled.label`
  ${checkRow}
`

const Dot = styled.input`
  ${checkBox}
  border-radius: 50%;
  &:checked::after {
    inline-size: ${rem(8)};
    block-size: ${rem(8)};
    border: 0;
    border-radius: 50%;
    background: ${color('accent.on')};
    transform: none;
  }
  &:disabled:checked::after {
    background: ${color('surface.sunken')};
  }
`
