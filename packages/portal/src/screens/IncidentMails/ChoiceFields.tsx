import { incidentMailLimits, type Location } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  Button,
  border,
  CheckboxField,
  color,
  MultiCombobox,
  media,
  SelectField,
  space,
  TextField,
  text,
} from '@netportal/ui'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { noLocationsText } from '../../shared/domain/noLocationsText.ts'
import type { ChoicesFormValues } from './choicesForm.ts'
import { allLocationsText, gradeChoices } from './choiceTexts.ts'

export interface ChoiceFieldsProps {
  /** Its place among the choices, from 0. */
  index: number
  locations: readonly Location[]
  disabled: boolean
  /** Whether there are other choices. */
  hasOthers: boolean
  onRemove: () => void
}

/** One choice: which locations, how bad, how long, and whether the end is told. */
export function ChoiceFields({
  index,
  locations,
  disabled,
  hasOthers,
  onRemove,
}: ChoiceFieldsProps) {
  const { register, formState } = useFormContext<ChoicesFormValues>()
  const places = useWatch<ChoicesFormValues, `choices.${number}.places`>({
    name: `choices.${index}.places`,
  })
  const errors = formState.errors.choices?.[index]
  const name = `Choice ${index + 1}`
  return (
    <Group disabled={disabled}>
      <Legend>{name}</Legend>
      <Pair>
        <SelectField
          label="Locations"
          {...(places === 'all' && { error: errors?.locationIds?.message })}
          {...register(`choices.${index}.places`)}
        >
          <option value="all">{allLocationsText(hasOthers)}</option>
          <option value="some">Chosen locations</option>
        </SelectField>
        <SelectField label="Incidents" {...register(`choices.${index}.grade`)}>
          {gradeChoices.map(({ grade, text }) => (
            <option key={grade} value={grade}>
              {text}
            </option>
          ))}
        </SelectField>
      </Pair>
      {places === 'some' && <PlacesField index={index} locations={locations} disabled={disabled} />}
      <TextField
        label="Minutes that it has to last"
        hint={`0 to ${incidentMailLimits.afterMinutesMax}. Shorter ones make no mail.`}
        inputMode="numeric"
        autoComplete="off"
        error={errors?.minutes?.message}
        {...register(`choices.${index}.minutes`)}
      />
      <Last>
        <CheckboxField label="Also when it is over" {...register(`choices.${index}.isEndMailed`)} />
        <Button size="sm" icon={<Trash2 />} onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Last>
    </Group>
  )
}

function PlacesField({
  index,
  locations,
  disabled,
}: Omit<ChoiceFieldsProps, 'onRemove' | 'hasOthers'>) {
  const { control } = useFormContext<ChoicesFormValues>()
  const options = useMemo(
    () => locations.map(({ id, name }) => ({ value: id, label: name })),
    [locations],
  )
  return (
    <Controller
      control={control}
      name={`choices.${index}.locationIds`}
      render={({ field, fieldState }) => (
        <MultiCombobox
          {...field}
          label="Chosen locations"
          placeholder="Search locations"
          disabled={disabled}
          error={fieldState.error?.message}
          options={[
            ...field.value
              .filter((id) => !locations.some((location) => location.id === id))
              .map((id) => ({
                value: id,
                label: `Not available any more (${isolate(String(id))})`,
              })),
            ...options,
          ]}
          {...(locations.length === 0 && { hint: noLocationsText })}
        />
      )}
    />
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-block-start: ${border.hairline} solid ${color('line.base')};
`

const Legend = styled.legend`
  padding: 0;
  padding-inline-end: ${space[3]};
  ${text('label')}
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[4]};
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`
