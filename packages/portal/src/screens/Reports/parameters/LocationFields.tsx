import type { Id, Location } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { CheckList, Combobox, SelectField } from '@netportal/ui'
import { useMemo } from 'react'
import {
  Controller,
  type ControllerFieldState,
  type ControllerRenderProps,
  useFormContext,
} from 'react-hook-form'
import { noLocationsText } from '../../../shared/domain/noLocationsText.ts'
import type { ParameterValues } from './parameterValues.ts'

/** A location as a form offers it; one that cannot be chosen here stays in sight. */
export type LocationChoice = Location & { disabled?: boolean }

interface LocationFieldsProps {
  locations: readonly LocationChoice[]
  disabled: boolean
}

/** Locations above which nobody finds one in a list that opens: it is searched by typing then. */
const mostInSelect = 20

/** One location. Another one clears the SSIDs, which were those of the location before. */
export function LocationField({
  locations,
  disabled,
  onLocationChange,
}: LocationFieldsProps & { onLocationChange: (id: Id | null) => void }) {
  const { control, setValue } = useFormContext<ParameterValues>()
  const Choice = locations.length > mostInSelect ? SearchedLocation : ListedLocation
  return (
    <Controller
      control={control}
      name="location_id"
      render={({ field, fieldState }) => (
        <Choice
          {...{ field, fieldState, locations, disabled }}
          onChoose={(id) => {
            field.onChange(id ?? '')
            setValue('ssid_ids', [])
            onLocationChange(id)
          }}
        />
      )}
    />
  )
}

interface ChoiceProps extends LocationFieldsProps {
  field: ControllerRenderProps<ParameterValues, 'location_id'>
  fieldState: ControllerFieldState
  onChoose: (id: Id | null) => void
}

function ListedLocation({ field, fieldState, locations, disabled, onChoose }: ChoiceProps) {
  return (
    <SelectField
      {...field}
      label="Location"
      disabled={disabled}
      error={fieldState.error?.message}
      value={String(field.value)}
      onChange={(event) => {
        const chosen = locations.find(({ id }) => String(id) === event.target.value)
        onChoose(chosen?.id ?? null)
      }}
    >
      <option value="">{noChoiceText}</option>
      {isMissing(field.value, locations) && (
        <option value={String(field.value)}>{missingText(field.value)}</option>
      )}
      {locations.map(({ id, name, disabled }) => (
        <option key={id} value={String(id)} disabled={disabled} dir="auto">
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function SearchedLocation({ field, fieldState, locations, disabled, onChoose }: ChoiceProps) {
  // Thousands of them are not gone through again with every key that is pressed in the form.
  const options = useMemo(
    () => locations.map(({ id, name, disabled = false }) => ({ value: id, label: name, disabled })),
    [locations],
  )
  const missing = isMissing(field.value, locations)
    ? [{ value: field.value, label: missingText(field.value) }]
    : []
  return (
    <Combobox
      {...field}
      label="Location"
      placeholder={noChoiceText}
      disabled={disabled}
      error={fieldState.error?.message}
      options={missing.length > 0 ? [...missing, ...options] : options}
      value={field.value === '' ? null : field.value}
      onChange={onChoose}
    />
  )
}

const noChoiceText = 'Select a location'

/** Any number of locations. */
export function LocationsField({ locations, disabled }: LocationFieldsProps) {
  const { control } = useFormContext<ParameterValues>()
  return (
    <Controller
      control={control}
      name="location_ids"
      render={({ field, fieldState }) => (
        <CheckList
          {...field}
          label="Locations"
          disabled={disabled}
          error={fieldState.error?.message}
          noMatchText={locations.length === 0 ? noLocationsText : 'No matches.'}
          options={[
            ...field.value
              .filter((id) => isMissing(id, locations))
              .map((id) => ({ value: id, label: missingText(id) })),
            ...locations.map(({ id, name, disabled = false }) => ({
              value: id,
              label: name,
              disabled,
            })),
          ]}
        />
      )}
    />
  )
}

/** A schedule may name a location that has gone since, or moved to somebody else. */
function isMissing(id: Id, locations: readonly Location[]): boolean {
  return id !== '' && !locations.some((location) => location.id === id)
}

function missingText(id: Id): string {
  return `Not available any more (${isolate(String(id))})`
}
