import { today } from '@netportal/format'
import { DateField, rem, SelectField, space } from '@netportal/ui'
import { useState } from 'react'
import styled from 'styled-components'
import {
  calendarChoices,
  datesOf,
  faultOf,
  isDay,
  type Range,
  rangeText,
  writeRange,
} from '../shared/range/range.ts'
import type { RangeChoice } from './useRange.ts'

export interface RangeFieldProps {
  label: string
  /** The choices of days that the page has by the specification, or is given here; 0 is All Days. */
  days: readonly number[]
  /** What the page shows where nothing is chosen: so many days, or null for all that there is. */
  defaultDays: number | null
  choice: RangeChoice
}

/** Value of the option that asks for days by hand. */
const byHand = 'dates'

/** Which time a page shows: so many days, a month, a quarter, or days from and to. Ruling: Ranges. */
export function RangeField({ label, days, defaultDays, choice }: RangeFieldProps) {
  const { range, zone, nowMs, fault, choose } = choice
  const now = today(nowMs, zone)
  const calendar = calendarChoices(now)
  const chosen =
    range ?? (defaultDays === null ? null : ({ kind: 'days', days: defaultDays } as const))
  const isListed =
    chosen === null || chosen.kind === 'dates'
      ? true
      : chosen.kind === 'days'
        ? days.includes(chosen.days)
        : calendar.some((one) => keyOf(one.range) === keyOf(chosen))
  const onChange = (key: string) => {
    const next = calendar.find((one) => keyOf(one.range) === key)
    const count = days.find((each) => keyOf({ kind: 'days', days: each }) === key)
    if (next) choose(next.range)
    else if (count !== undefined) choose({ kind: 'days', days: count })
    else if (key === byHand) choose(toDates(chosen, zone, nowMs))
    else if (key === '') choose(null)
  }
  return (
    <Fields>
      <Choice
        label={label}
        labelPlacement="start"
        value={chosen === null ? '' : keyOf(chosen)}
        onChange={({ currentTarget: { value } }) => onChange(value)}
        error={fault ?? undefined}
      >
        {defaultDays === null && <option value="">All time</option>}
        {days.map((each) => (
          <option key={each} value={keyOf({ kind: 'days', days: each })}>
            {rangeText({ kind: 'days', days: each })}
          </option>
        ))}
        {chosen !== null && !isListed && <option value={keyOf(chosen)}>{rangeText(chosen)}</option>}
        <optgroup label="By the calendar" disabled={zone === null}>
          {calendar.map((one) => (
            <option key={one.label} value={keyOf(one.range)}>
              {one.label}
            </option>
          ))}
          <option value={byHand}>From … to …</option>
        </optgroup>
      </Choice>
      {chosen?.kind === 'dates' && (
        <Dates key={keyOf(chosen)} from={chosen.from} to={chosen.to} max={now} onChange={choose} />
      )}
    </Fields>
  )
}

function keyOf(range: Range): string {
  if (range.kind === 'days') return String(range.days)
  return range.kind === 'dates' ? byHand : writeRange(range)
}

/** Goes on from the days that are shown. */
function toDates(shown: Range | null, zone: string | null, nowMs: number): Range {
  const isBounded = shown !== null && !(shown.kind === 'days' && shown.days === 0)
  const { first, last } = datesOf(isBounded ? shown : { kind: 'days', days: 7 }, zone, nowMs)
  return { kind: 'dates', from: first, to: last }
}

interface DatesProps {
  from: string
  to: string
  /** The last day there is. */
  max: string
  onChange: (range: Range) => void
}

/** Both days; what is not yet a range is kept here until it is one. */
function Dates({ max, onChange, ...given }: DatesProps) {
  const [days, setDays] = useState({ from: given.from, to: given.to })
  const range = { kind: 'dates', ...days } as const
  const isGiven = isDay(days.from) && isDay(days.to)
  const fault = isGiven ? faultOf(range, max) : null
  const set = (next: Partial<typeof days>) => {
    const changed = { ...days, ...next }
    setDays(changed)
    const isRange = isDay(changed.from) && isDay(changed.to)
    const asked = { kind: 'dates', ...changed } as const
    if (isRange && faultOf(asked, max) === null) onChange(asked)
  }
  return (
    <>
      <DateField
        label="From"
        labelPlacement="start"
        value={days.from}
        max={max}
        onChange={({ currentTarget: { value } }) => set({ from: value })}
      />
      <DateField
        label="To"
        labelPlacement="start"
        value={days.to}
        max={max}
        error={fault ?? undefined}
        onChange={({ currentTarget: { value } }) => set({ to: value })}
      />
    </>
  )
}

/** What is said below it does not make it wider. */
const Choice = styled(SelectField)`
  max-inline-size: min(100%, ${rem(440)});
`

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
`
