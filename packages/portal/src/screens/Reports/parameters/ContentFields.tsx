import { type ReportType, reportFormats } from '@netportal/contract'
import { CheckboxField, RadioGroup, TextField } from '@netportal/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldPair } from '../FormFields.tsx'
import type { ParameterValues } from './parameterValues.ts'

export interface ContentFieldsProps {
  type: ReportType
  /** Names of the formats, in the contract's order; a single one leaves no choice. */
  formats: readonly string[]
  disabled: boolean
}

/** What goes into a report, and as what it comes. Within a form's context that holds `ParameterValues`. */
export function ContentFields({ type, formats, disabled }: ContentFieldsProps) {
  const { control, register } = useFormContext<ParameterValues>()
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
              options={reportFormats.map((value, index) => ({
                value,
                label: formats[index] ?? value,
              }))}
            />
          )}
        />
      )}
      {type === 'call_center_activity' && (
        <>
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
          <CheckboxField
            label="Include detailed notes"
            {...register('include_detailed_notes')}
            disabled={disabled}
          />
        </>
      )}
    </>
  )
}
