/** Text in place of a list of locations that is empty. Specification §2 "Locations Overview". */
export const noLocationsText = 'No locations found for your account.'
