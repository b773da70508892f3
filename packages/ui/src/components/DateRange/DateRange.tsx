'use client'

import { formatCount } from '@netportal/format'
import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { rem, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Fieldset } from '../Field/Fieldset.tsx'
import type { FieldTexts } from '../Field/useField.ts'
import {
  type DayFault,
  type DayLimits,
  type DayPreset,
  type DaySpan,
  dayFault,
} from './dateRange.ts'

/** Every text of a `DateRange` that is not data. */
export interface DateRangeTexts {
  /** Names the first day. @default 'From' */
  from: string
  /** Names the last day. @default 'To' */
  to: string
  /** Says that the days are in the wrong order. @default 'The first day is after the last one.' */
  order: string
  /** Says that a day is too early. @default 'Choose days from 2026-01-01 on.' */
  early: (min: string) => string
  /** Says that a day is too late. @default 'Choose days up to 2026-12-31.' */
  late: (max: string) => string
  /** Says that there are too many days. @default 'Choose 31 days at most.' */
  long: (maxDays: number) => string
}

export interface DateRangeProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    DayLimits,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children' | 'name'> {
  /** The span; '' for an end that is open. */
  value: DaySpan
  /** Told of the span from now on, one that has a fault included. */
  onChange: (value: DaySpan) => void
  /** Spans that one press sets, in their order; the one that is set looks so. @default none */
  presets?: readonly DayPreset[]
  /** Names of the two days in a plain form. */
  names?: { from: string; to: string }
  /** Whether both days have to be given. @default false */
  required?: boolean
  /** Every text that is not data. */
  texts?: Partial<DateRangeTexts>
}

const english: DateRangeTexts = {
  from: 'From',
  to: 'To',
  order: 'The first day is after the last one.',
  early: (min) => `Choose days from ${min} on.`,
  late: (max) => `Choose days up to ${max}.`,
  long: (maxDays) => `Choose ${formatCount(maxDays)} days at most.`,
}

/**
 * A span of days, by the browser's own date controls, with presets. It says by itself what is wrong with it, and
 * your `error` in its place; `dayFault` tells a form the same. With react-hook-form it stands in a `Controller`. Not for one day, a `DateField`, nor for moments,
 * which need a zone.
 */
export function DateRange({
  label,
  hint,
  error,
  value,
  onChange,
  presets = [],
  names,
  required = false,
  min,
  max,
  maxDays,
  texts,
  disabled = false,
  id: givenId,
  ...rest
}: DateRangeProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const said = useTexts('DateRange', english, texts)
  const fault = dayFault(value, { min, max, maxDays })
  const shown = error || (fault && sentence(fault, said))
  const limits = {
    ...{ min, max, required, disabled },
    'aria-describedby': shown ? `${id}-error` : undefined,
  }
  return (
    <Fieldset {...rest} {...{ id, label, hint, disabled }} error={shown}>
      <Days>
        <DateField
          {...limits}
          label={said.from}
          name={names?.from}
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
        />
        <DateField
          {...limits}
          label={said.to}
          name={names?.to}
          value={value.to}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
        />
      </Days>
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              disabled={disabled}
              aria-pressed={preset.from === value.from && preset.to === value.to}
              onClick={() => onChange({ from: preset.from, to: preset.to })}
            >
              {preset.label}
            </Button>
          ))}
        </Presets>
      )}
    </Fieldset>
  )
}

function sentence(fault: DayFault, texts: DateRangeTexts): string {
  switch (fault.kind) {
    case 'order':
      return texts.order
    case 'early':
      return texts.early(fault.min)
    case 'late':
      return texts.late(fault.max)
    case 'long':
      return texts.long(fault.maxDays)
    default:
      return fault satisfies never
  }
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(136)}, 100%), 1fr));
  gap: ${space[3]};

  fieldset[aria-invalid='true'] & input {
    border-color: ${color('status.critical.fill')};
    box-shadow: inset 0 0 0 1px ${color('status.critical.fill')};
  }
`

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};

  > [aria-pressed='true'] {
    border-color: ${color('accent.base')};
    background: ${color('surface.selected')};
  }
`
