import { type FormatChoice, type ReportType, reports, switchesOf } from '@netportal/contract'
import { CheckboxField, RadioGroup, TextField } from '@netportal/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldPair } from '../FormFields.tsx'
import type { ParameterValues } from './parameterValues.ts'

export interface ContentFieldsProps {
  type: ReportType
  /** Those to choose from; a single one leaves no choice. */
  formats: readonly FormatChoice[]
  disabled: boolean
}

/** Asks what goes into a report, and as what it comes. Within a form's context that holds `ParameterValues`. */
export function ContentFields({ type, formats, disabled }: ContentFieldsProps) {
  const { control, register } = useFormContext<ParameterValues>()
  const { shape } = reports[type].parameters
  return (
    <>
      {formats.length > 1 && (
        <Controller
          control={control}
          name="report_format"
          render={({ field }) => (
            <RadioGroup
              {...field}
              label="Format"
              disabled={disabled}
              options={formats.map(({ format, label }) => ({ value: format, label }))}
            />
          )}
        />
      )}
      {'status_filter' in shape && (
        <FieldPair>
          <TextField
            label="Status Filter"
            hint="Empty for all."
            {...register('status_filter')}
            disabled={disabled}
          />
          <TextField
            label="Issue Filter"
            hint="Empty for all."
            {...register('issue_filter')}
            disabled={disabled}
          />
        </FieldPair>
      )}
      {switchesOf(type).map(({ name, label }) => (
        <CheckboxField key={name} label={label} {...register(name)} disabled={disabled} />
      ))}
    </>
  )
}
