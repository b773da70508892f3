/** A server of 5,000 garages, as far as a page can tell. It fails now and then. */
import {
  readChoices,
  readDayRange,
  readNumberRange,
  type Selection,
  type TableState,
} from '@netportal/ui'

export interface Garage {
  id: number
  name: string
  city: string
  isOpen: boolean
  opened: Date
  places: number
  taken: number
  /** Percent taken at noon, day by day. */
  week: readonly number[]
}

export const timeZone = 'Europe/Berlin'
export const cities = ['Berlin', 'Bremen', 'Hamburg', 'Köln', 'Leipzig', 'Wien', 'Zürich']
export const now = Date.UTC(2026, 5, 18, 12)
export const dayMs = 86_400_000

/** From 0 to 1, the same for the same seed. */
const random = (seed: number) => Math.abs((Math.sin(seed * 12.9898) * 43_758.5453) % 1)
const pick = (list: readonly string[], seed: number) => list[Math.floor(random(seed) * list.length)]

let garages = Array.from({ length: 5_000 }, (_, at): Garage => {
  const city = pick(cities, at + 0.1) ?? ''
  const places = 80 + Math.floor(random(at + 0.3) * 900)
  return {
    id: at + 1,
    name: `${city} ${pick(['Dom', 'Hafen', 'Markt', 'Messe', 'Oper'], at + 0.2)} ${1 + (at % 40)}`,
    city,
    isOpen: random(at + 0.5) > 0.1,
    opened: new Date(now - Math.floor(random(at + 0.6) * 9_000) * dayMs),
    places,
    taken: Math.floor(places * random(at + 0.4)),
    week: Array.from({ length: 7 }, (_, day) => Math.round(100 * random(at + day / 10))),
  }
})

let calls = 0
async function answer<Answer>(make: () => Answer): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  calls += 1
  if (calls % 9 === 0) throw new Error('The server is busy')
  return make()
}

export const findGarages = (query: TableState) =>
  answer(() => {
    const { page, pageSize = 15 } = query
    const found = garages.filter((garage) => matches(garage, query)).sort(inOrder(query))
    return {
      rows: found.slice((page - 1) * pageSize, page * pageSize),
      count: found.length,
      places: found.reduce((sum, { places }) => sum + places, 0),
      taken: found.reduce((sum, { taken }) => sum + taken, 0),
    }
  })

/** Opens or closes what a reader has selected: some by their keys, or all that match but those. */
export const setOpen = (isOpen: boolean, { keys, isAllMatching }: Selection, query: TableState) =>
  answer(() => {
    const named = new Set(keys)
    garages = garages.map((garage) => {
      const isMeant = isAllMatching
        ? matches(garage, query) && !named.has(garage.id)
        : named.has(garage.id)
      return isMeant ? { ...garage, isOpen } : garage
    })
  })

function matches({ name, city, taken, opened }: Garage, { search, filters = {} }: TableState) {
  const chosen = readChoices(filters.city ?? '')
  const range = readNumberRange(filters.taken ?? '')
  const days = readDayRange(filters.opened ?? '')
  const day = opened.toISOString().slice(0, 10)
  return (
    name.toLowerCase().includes(search.toLowerCase()) &&
    (chosen.length === 0 || chosen.includes(city)) &&
    taken >= (range.from ?? 0) &&
    taken <= (range.to ?? Number.POSITIVE_INFINITY) &&
    day >= (days.from ?? '') &&
    day <= (days.to ?? '9999')
  )
}

function inOrder({ sort }: TableState) {
  const sign = sort?.direction === 'descending' ? -1 : 1
  const keyOf = (garage: Garage) =>
    sort?.columnId === 'taken' ? garage.taken : sort?.columnId === 'city' ? garage.city : garage.id
  return (a: Garage, b: Garage) => {
    const [first, second] = [keyOf(a), keyOf(b)]
    return sign * (first < second ? -1 : first > second ? 1 : a.id - b.id)
  }
}

const hourly = (value: (hour: number) => number) =>
  Array.from({ length: 7 * 24 + 1 }, (_, hour) => ({
    time: now - 7 * dayMs + hour * 3_600_000,
    value: Math.round(value(hour) * (0.9 + random(hour) / 5)),
  }))

export const cars = hourly((hour) => 4_000 + 2_600 * Math.sin((hour - 2) / 3.82))
export const power = hourly((hour) => 900 + 500 * Math.sin((hour - 4) / 3.82))
export const byCity = cities.map((city) => {
  const own = garages.filter((garage) => garage.city === city)
  const taken = own.reduce((sum, garage) => sum + garage.taken, 0)
  return { taken, free: own.reduce((sum, garage) => sum + garage.places, 0) - taken }
})
export const names = garages.map(({ id, name }) => ({ value: id, label: name }))
export const tickets = Array.from({ length: 10_000 }, (_, at) => ({
  value: at,
  label: `B-${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + (at % 7))} ${1_000 + at}`,
}))
