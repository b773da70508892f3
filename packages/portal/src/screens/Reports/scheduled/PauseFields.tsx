import { type Id, type Location, reports } from '@netportal/contract'
import { Button, DateField, SelectField, space } from '@netportal/ui'
import { Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { isolate } from '@netportal/format'
import { type ScheduleFormValues } from './scheduleForm.ts'
import { pauseUntilText } from './scheduleTexts.ts'

interface PauseFieldsProps {
  locations: readonly Location[]
  disabled: boolean
}

/** Asks until when a schedule rests, and which of its locations do, where the API has such pauses. */
export function PauseFields({ locations, disabled }: PauseFieldsProps) {
  const { register, formState } = useFormContext<ScheduleFormValues>()
  const [until, type] = useWatch<ScheduleFormValues, ['paused_until', 'report_type']>({
    name: ['paused_until', 'report_type'],
  })
  if (until === null) return null
  return (
    <>
      <DateField
        label={pauseUntilText}
        hint="The first day on which it runs again. Empty while there is no pause."
        error={formState.errors.paused_until?.message}
        {...register('paused_until')}
        disabled={disabled}
      />
      {reports[type].place === 'locations' && <SitePauses {...{ locations, disabled }} />}
    </>
  )
}

/** Pauses of single locations, of those that are in the report. */
function SitePauses({ locations, disabled }: PauseFieldsProps) {
  const { register, control, formState } = useFormContext<ScheduleFormValues>()
  const chosen = useWatch<ScheduleFormValues, 'location_ids'>({ name: 'location_ids' })
  const { fields, append, remove } = useFieldArray({ control, name: 'paused_sites' })
  const nameOf = (id: Id) => locations.find((location) => location.id === id)?.name ?? String(id)
  const rows = fields
    .map((field, index) => ({ ...field, index }))
    .filter(({ location_id }) => chosen.includes(location_id))
  const free = chosen.filter((id) => !rows.some(({ location_id }) => location_id === id))
  if (chosen.length < 2 && rows.length === 0) return null
  return (
    <Sites>
      {rows.map(({ id, location_id, index }, position) => (
        <Site key={id}>
          <DateField
            label={`${isolate(nameOf(location_id))} paused until`}
            // Its check knows no rows but these.
            error={formState.errors.paused_sites?.[position]?.until?.message}
            {...register(`paused_sites.${index}.until`)}
            disabled={disabled}
          />
          <Button
            icon={<Trash2 />}
            aria-label={`Remove the pause of ${isolate(nameOf(location_id))}`}
            disabled={disabled}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </Site>
      ))}
      {free.length > 0 && (
        <SelectField
          label="Pause a Location"
          hint="It is left out of the report meanwhile, and the report says so."
          value=""
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => {
            const location_id = free.find((id) => String(id) === value)
            if (location_id !== undefined) append({ location_id, until: '' })
          }}
        >
          <option value="">Select a location</option>
          {free.map((id) => (
            <option key={id} value={String(id)} dir="auto">
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
      )}
    </Sites>
  )
}

const Sites = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Site = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 12rem;
  }
`
