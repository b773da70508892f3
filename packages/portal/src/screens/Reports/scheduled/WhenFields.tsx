import {
  daysOfWeek,
  type Frequency,
  frequencies,
  reports,
  type StoppedRecipient,
  scheduleTimeZones,
} from '@netportal/contract'
import {
  CheckboxField,
  isolatedText,
  SelectField,
  space,
  TextField,
  TimeField,
} from '@netportal/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { QuietLine } from '../../../shared/domain/QuietLine.tsx'
import { FieldPair } from '../FormFields.tsx'
import type { ScheduleFormValues } from './scheduleForm.ts'
import { frequencyText, whenAllOnlineText } from './scheduleTexts.ts'
import { stoppedText } from './stoppedText.ts'

/** When a schedule runs, and to whom it sends. */
export function WhenFields({
  disabled,
  stopped,
}: {
  disabled: boolean
  /** Who gets none of the mails, whether the list has them or not. */
  stopped: readonly StoppedRecipient[]
}) {
  const { register, formState } = useFormContext<ScheduleFormValues>()
  const [type, frequency, timezone] = useWatch<
    ScheduleFormValues,
    ['report_type', 'frequency', 'timezone']
  >({ name: ['report_type', 'frequency', 'timezone'] })
  const { errors } = formState
  return (
    <>
      <FieldPair>
        <SelectField label="Frequency" {...register('frequency')} disabled={disabled}>
          {(reports[type].isMonthly ? (['MONTHLY'] as const) : frequencies).map((value) => (
            <option key={value} value={value}>
              {frequencyText(value)}
            </option>
          ))}
        </SelectField>
        <DayField frequency={frequency} disabled={disabled} />
      </FieldPair>
      <FieldPair>
        <TimeField
          label="Time of Day"
          error={errors.time_of_day?.message}
          {...register('time_of_day')}
          disabled={disabled}
        />
        <SelectField
          label="Timezone"
          error={errors.timezone?.message}
          {...register('timezone')}
          disabled={disabled}
        >
          {zonesWith(timezone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
      </FieldPair>
      <TextField
        label="Recipients"
        hint="Separate addresses with commas."
        inputMode="email"
        autoComplete="off"
        error={errors.recipients?.message}
        {...register('recipients')}
        disabled={disabled}
      />
      <StoppedLine stopped={stopped} />
      <Switches>
        <CheckboxField label="Active" {...register('is_active')} disabled={disabled} />
        <CheckboxField
          label={whenAllOnlineText}
          hint="Matters to down device reports: switched off, none is sent while every device is online."
          {...register('send_when_all_online')}
          disabled={disabled}
        />
      </Switches>
    </>
  )
}

/** Follows what is typed: an address that is added again is still stopped. */
function StoppedLine({ stopped }: { stopped: readonly StoppedRecipient[] }) {
  const recipients = useWatch<ScheduleFormValues, 'recipients'>({ name: 'recipients' })
  const text = stoppedText(recipients, stopped)
  return text === '' ? null : <QuietLine>{isolatedText(text)}</QuietLine>
}

const Switches = styled.div`
  display: grid;
  gap: ${space[1]};
`

/** The day within the week or month; every day has none. */
function DayField({ frequency, disabled }: { frequency: Frequency; disabled: boolean }) {
  const { register } = useFormContext<ScheduleFormValues>()
  switch (frequency) {
    case 'DAILY':
      return null
    case 'WEEKLY':
      return (
        <SelectField
          label="Day of Week"
          {...register('day_of_week', { valueAsNumber: true })}
          disabled={disabled}
        >
          {daysOfWeek.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )
    case 'MONTHLY':
      return (
        <SelectField
          label="Day of Month"
          hint="A shorter month has its last day instead."
          {...register('day_of_month', { valueAsNumber: true })}
          disabled={disabled}
        >
          {daysOfMonth.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
      )
    default:
      return frequency satisfies never
  }
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1)

/** A schedule that was made elsewhere may be in a zone that is not offered here, and keeps it. */
function zonesWith(zone: string): string[] {
  const offered: string[] = [...scheduleTimeZones]
  return offered.includes(zone) ? offered : [...offered, zone]
}
