/** Garages of a city, in the order of their numbers: for stories and tests of lists. */
export function garages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: `Garage ${index + 1}`,
  }))
}

/** Garages with names. */
export const namedGarages = [
  { value: 'harbour', label: 'Harbour', detail: '312 places' },
  { value: 'market', label: 'Market Hall', detail: '120 places' },
  { value: 'opera', label: 'Opéra', detail: '88 places' },
  { value: 'station', label: 'Station North', disabled: true },
  { value: 'station-south', label: 'Station South', detail: '540 places' },
]
