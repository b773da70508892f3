import { SelectField } from '@netportal/ui'
import { rangeText } from '../range/range.ts'

export interface DaysFieldProps<Days extends number> {
  label: string
  /** 0 is All Days. */
  choices: readonly Days[]
  days: number
  onChange: (days: Days) => void
}

/** How far back a page looks. */
export function DaysField<Days extends number>({
  label,
  choices,
  days,
  onChange,
}: DaysFieldProps<Days>) {
  return (
    <SelectField
      label={label}
      labelPlacement="start"
      value={days}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice) === event.currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {rangeText({ kind: 'days', days: choice })}
        </option>
      ))}
    </SelectField>
  )
}
