import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { text } from '../../theme/text.ts'
import { FieldMessages } from './FieldMessages.tsx'
import { type FieldTexts, useField } from './useField.ts'

export interface FieldsetProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {}

/** Several controls that answer one question, with its label above, its error and hint below. */
export function Fieldset({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldsetProps) {
  const ids = useField({ id, hint, error, describedBy })
  return (
    <Root tabIndex={-1} {...rest} {...ids.controlProps}>
      <Legend>{label}</Legend>
      {children}
      <FieldMessages hint={hint} error={error} ids={ids} />
    </Root>
  )
}

const Root = styled.fieldset`
  min-inline-size: 0;
`

const Legend = styled.legend`
  margin-block-end: 6px;
  padding: 0;
  ${text('label')}
`
