import type { Id, Location, Ssid } from '@netportal/contract'
import {
  Button,
  border,
  Cluster,
  color,
  isolatedText,
  RadioGroup,
  radius,
  space,
  text,
} from '@netportal/ui'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { partText } from './partText.ts'
import {
  changedParts,
  choiceIn,
  chosenValues,
  firstChoice,
  type PartChoice,
  partChoices,
  type ScheduleConflict,
  type SchedulePart,
  scheduleParts,
} from './scheduleConflict.ts'
import type { ScheduleFormValues } from './scheduleForm.ts'
import { pauseUntilText, sitesText, whenAllOnlineText } from './scheduleTexts.ts'

export interface ConflictFieldsProps {
  conflict: ScheduleConflict
  locations: readonly Location[]
  /** Networks of the chosen location, as far as they are known. */
  ssids: readonly Ssid[]
  onLocationChange: (id: Id | null) => void
  disabled: boolean
}

/**
 * Shows field by field what somebody else has saved since the form was opened, and what was to be saved over it.
 * The form holds what loses nothing of either; each choice changes it, and Save saves it.
 */
export function ConflictFields({
  conflict,
  locations,
  ssids,
  onLocationChange,
  disabled,
}: ConflictFieldsProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { control, setValue } = useFormContext<ScheduleFormValues>()
  const values = useWatch({ control, compute: (all: ScheduleFormValues) => ({ ...all }) })
  const parts = useMemo(() => changedParts(conflict), [conflict])
  const choose = (part: SchedulePart, choice: PartChoice) => {
    const chosen = chosenValues(choice, conflict)
    for (const field of scheduleParts[part]) {
      setValue(field, chosen[field], { shouldDirty: true, shouldValidate: false })
    }
    if (part === 'report') onLocationChange(chosen.location_id || null)
  }
  const chooseAll = (choice: PartChoice) => {
    for (const part of parts) choose(part, choice)
  }
  const latest = useRef(choose)
  useLayoutEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    for (const part of changedParts(conflict)) latest.current(part, firstChoice(part, conflict))
    title.current?.focus()
  }, [conflict])
  const names = { location: locationNameIn(locations), ssid: ssidNameIn(ssids) }
  const wordsOf = (part: SchedulePart, of: ScheduleFormValues) => partText(part, of, names)
  return (
    <Conflict aria-labelledby={titleId}>
      <Title ref={title} id={titleId} tabIndex={-1}>
        This schedule was changed after you opened it
      </Title>
      <p>Nothing is saved yet. Choose what to keep, then save again.</p>
      {parts.map((part) => (
        <RadioGroup
          key={part}
          name={`conflict-${part}`}
          label={partLabels[part]}
          hint={`Before: ${wordsOf(part, conflict.before)}`}
          disabled={disabled}
          value={choiceIn(part, conflict, values) ?? ''}
          onChange={(event) => {
            const chosen = partChoices(part, conflict).find(
              (choice) => choice === event.currentTarget.value,
            )
            if (chosen) choose(part, chosen)
          }}
          options={partChoices(part, conflict).map((choice) => ({
            value: choice,
            label: isolatedText(
              `${choiceLabels[choice]}: ${wordsOf(part, chosenValues(choice, conflict))}`,
            ),
          }))}
        />
      ))}
      <Cluster>
        <Button size="sm" disabled={disabled} onClick={() => chooseAll('theirs')}>
          Take Theirs
        </Button>
        <Button size="sm" disabled={disabled} onClick={() => chooseAll('mine')}>
          Keep Mine
        </Button>
      </Cluster>
    </Conflict>
  )
}

const partLabels: Readonly<Record<SchedulePart, string>> = {
  name: 'Name',
  report: 'Report',
  time: 'Time',
  recipients: 'Recipients',
  sites: sitesText,
  is_active: 'Status',
  pauses: pauseUntilText,
  send_when_all_online: whenAllOnlineText,
}

const choiceLabels: Readonly<Record<PartChoice, string>> = {
  theirs: 'Theirs',
  mine: 'Yours',
  both: 'Both',
}

function locationNameIn(locations: readonly Location[]) {
  return (id: Id) => locations.find((location) => location.id === id)?.name ?? String(id)
}

function ssidNameIn(ssids: readonly Ssid[]) {
  return (id: Id) => ssids.find((ssid) => ssid.id === id)?.ssid_broadcast_name_api ?? String(id)
}

const Conflict = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${border.hairline} solid ${color('status.warning.line')};
  border-radius: ${radius.md};
  background: ${color('status.warning.tint')};
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  ${text('label')}
`
