import { type Id, type ReportType, reports } from '@netportal/contract'
import { type LocationChoice, LocationField, LocationsField } from './LocationFields.tsx'
import { SsidsField, type SsidsFieldProps } from './SsidsField.tsx'

export interface PlaceFieldsProps extends SsidsFieldProps {
  type: ReportType
  locations: readonly LocationChoice[]
  /** Told which location's SSIDs the form needs; null for none. */
  onLocationChange: (id: Id | null) => void
}

/** Where a report looks. Within a form's context that holds `ParameterValues`. */
export function PlaceFields({
  type,
  locations,
  ssids,
  disabled,
  onLocationChange,
}: PlaceFieldsProps) {
  const { place } = reports[type]
  if (place === 'locations') return <LocationsField locations={locations} disabled={disabled} />
  const location = { locations, disabled, onLocationChange }
  return (
    <>
      <LocationField {...location} />
      {place === 'ssids' && <SsidsField ssids={ssids} disabled={disabled} />}
    </>
  )
}
