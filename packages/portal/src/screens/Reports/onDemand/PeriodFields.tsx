import { DateField, SelectField } from '@netportal/ui'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldPair } from '../FormFields.tsx'
import { rangeOf, reportRanges } from './reportRanges.ts'
import type { ReportFormValues } from './reportRequest.ts'

/**
 * Asks which days a report shall cover. A range stays what it is called when the day changes while the form is open:
 * what is so far goes on.
 */
export function PeriodFields({ today, disabled }: { today: string; disabled: boolean }) {
  const { register, setValue, clearErrors, formState } = useFormContext<ReportFormValues>()
  const [start, end] = useWatch<ReportFormValues, ['start_date', 'end_date']>({
    name: ['start_date', 'end_date'],
  })
  const [label, setLabel] = useState('')
  const ranges = reportRanges(today)
  const range = rangeOf({ start, end }, ranges, label)
  const choose = (chosen: string) => {
    const next = ranges.find((each) => each.label === chosen)
    if (!next) return
    setLabel(chosen)
    setValue('start_date', next.start, { shouldDirty: true })
    setValue('end_date', next.end, { shouldDirty: true })
    clearErrors(['start_date', 'end_date'])
  }
  const shown = useRef({ today, start, end })
  useEffect(() => {
    const before = shown.current
    shown.current = { today, start, end }
    if (before.today === today) return
    const was = rangeOf(before, reportRanges(before.today), label)
    const is = reportRanges(today).find((each) => each.label === was?.label)
    if (!is) return
    setValue('start_date', is.start)
    setValue('end_date', is.end)
  }, [today, start, end, label, setValue])
  const { start_date, end_date } = formState.errors
  return (
    <>
      <SelectField
        label="Period"
        value={range?.label ?? ''}
        onChange={(event) => choose(event.target.value)}
        disabled={disabled}
      >
        {range === undefined && <option value="">Own dates</option>}
        {ranges.map((each) => (
          <option key={each.label}>{each.label}</option>
        ))}
      </SelectField>
      <FieldPair>
        <DateField
          label="Start Date"
          error={start_date?.message}
          {...register('start_date')}
          disabled={disabled}
        />
        <DateField
          label="End Date"
          max={today}
          error={end_date?.message}
          {...register('end_date')}
          disabled={disabled}
        />
      </FieldPair>
    </>
  )
}
