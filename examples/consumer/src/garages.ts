/** A car park of the company. */
export interface Garage {
  id: string
  name: string
  isOpen: boolean
  spaces: number
  taken: number
  /** Of the day so far. */
  takings: number | null
}

export const garages: Garage[] = [
  { id: 'g1', name: 'Zoo', isOpen: true, spaces: 320, taken: 290, takings: 2410.5 },
  { id: 'g2', name: 'Älteres Rathaus', isOpen: true, spaces: 180, taken: 64, takings: 812 },
  { id: 'g3', name: 'Old Harbour', isOpen: false, spaces: 95, taken: 0, takings: null },
  { id: 'g4', name: '=Arena "North"', isOpen: true, spaces: 1200, taken: 36, takings: 0 },
]

const midnight = Date.parse('2026-03-29T00:00:00Z')

/** Cars in all garages, each quarter of an hour of a day that has 23 hours in Berlin. */
export const cars = {
  name: 'Cars',
  points: Array.from({ length: 92 }, (_, quarter) => ({
    time: midnight - 3_600_000 + quarter * 900_000,
    value: Math.round(400 - 360 * Math.cos((quarter / 92) * 2 * Math.PI)),
  })),
}
