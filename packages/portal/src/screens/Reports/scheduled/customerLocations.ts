import type { Id, Location } from '@netportal/contract'
import type { LocationChoice } from '../parameters/LocationFields.tsx'
import type { ParameterValues } from '../parameters/parameterValues.ts'

/** Whether a location may be in a schedule of a customer; where the API does not tell, the server decides. */
function isOf(customer: Id, { customer_id }: Location): boolean {
  return customer === '' || customer_id === null || customer_id === undefined
    ? true
    : customer_id === customer
}

/** The locations that a schedule of a customer may cover. @param customer '' while none is chosen */
export function locationsOf(customer: Id, locations: readonly Location[]): Location[] {
  return locations.filter((location) => isOf(customer, location))
}

/** All locations, the customer's first: other customers' are out of reach. */
export function locationChoices(customer: Id, locations: readonly Location[]): LocationChoice[] {
  const others = locations.filter((location) => !isOf(customer, location))
  return [
    ...locationsOf(customer, locations),
    ...others.map((location) => ({ ...location, disabled: true })),
  ]
}

/** Whether all that is chosen may stay when the schedule goes to a customer. */
export function staysWithin(
  { location_id, location_ids }: ParameterValues,
  locations: readonly Location[],
): boolean {
  const ids = new Set(locations.map(({ id }) => id))
  return (location_id === '' || ids.has(location_id)) && location_ids.every((id) => ids.has(id))
}
