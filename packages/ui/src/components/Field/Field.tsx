import type { CSSProperties, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/mixins.ts'
import { text } from '../../theme/text.ts'
import { FieldMessages } from './FieldMessages.tsx'
import type { FieldIds, FieldTexts } from './useField.ts'

export interface FieldProps extends FieldTexts {
  ids: FieldIds
  className: string | undefined
  style: CSSProperties | undefined
  /** The control. */
  children: ReactNode
}

/** A control with its label above or beside, its error and its hint below. */
export function Field({
  label,
  labelHidden = false,
  labelPlacement = 'above',
  hint,
  error,
  ids,
  className,
  style,
  children,
}: FieldProps) {
  const isBeside = labelPlacement === 'start'
  return (
    <Root className={className} style={style} $isBeside={isBeside}>
      <Label
        id={`${ids.controlId}-label`}
        htmlFor={ids.controlId}
        $isBeside={isBeside}
        $isHidden={labelHidden}
      >
        {label}
      </Label>
      <Control>
        {children}
        <FieldMessages hint={hint} error={error} ids={ids} />
      </Control>
    </Root>
  )
}

const Root = styled.div<{ $isBeside: boolean }>`
  min-inline-size: 0;
  ${({ $isBeside }) =>
    $isBeside &&
    css`
      display: flex;
      align-items: center;
      gap: 10px;
      ${media.below.xxs} {
        flex-wrap: wrap;
      }
    `}
`

const Label = styled.label<{ $isBeside: boolean; $isHidden: boolean }>`
  display: block;
  margin-block-end: ${({ $isBeside }) => ($isBeside ? '0' : '6px')};
  ${text('label')}
  ${({ $isBeside }) =>
    $isBeside &&
    css`
      flex: none;
      max-inline-size: 100%;
    `}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Control = styled.div`
  min-inline-size: 0;
`
