import type { Id, Location } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { Button, DateField, SelectField, space } from '@netportal/ui'
import { Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { chosenSites, type ScheduleFormValues } from './scheduleForm.ts'
import { pauseUntilText } from './scheduleTexts.ts'

interface PauseFieldsProps {
  locations: readonly Location[]
  disabled: boolean
}

/** Asks until when a schedule rests, and which of its locations do, where the API has such pauses. */
export function PauseFields({ locations, disabled }: PauseFieldsProps) {
  const { register, formState } = useFormContext<ScheduleFormValues>()
  const until = useWatch<ScheduleFormValues, 'paused_until'>({ name: 'paused_until' })
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
      <SitePauses locations={locations} disabled={disabled} />
    </>
  )
}

/** Pauses of single locations: of those in the report, and of those with people of their own. */
function SitePauses({ locations, disabled }: PauseFieldsProps) {
  const { register, control, formState } = useFormContext<ScheduleFormValues>()
  const [report_type, location_id, location_ids, site_recipients] = useWatch<
    ScheduleFormValues,
    typeof placeFields
  >({ name: placeFields })
  const chosen = chosenSites({ report_type, location_id, location_ids, site_recipients })
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
          <option value="">Which location</option>
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

const placeFields = ['report_type', 'location_id', 'location_ids', 'site_recipients'] as const

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
