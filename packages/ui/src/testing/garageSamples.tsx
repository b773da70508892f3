import type { Column } from '../components/DataTable/columns/column.ts'
import { choiceFilter } from '../components/DataTable/filters/choiceFilter.tsx'
import { dateFilter } from '../components/DataTable/filters/dateFilter.tsx'
import { numberFilter } from '../components/DataTable/filters/numberFilter.tsx'
import { textFilter } from '../components/DataTable/filters/textFilter.tsx'

/** A row of tables that show what columns and rows can do. @shown */
export interface Garage {
  id: number
  name: string
  isOpen: boolean
  taken: number
  opened: Date | null
  note: string
}

const names = [
  'Station North',
  'Harbour',
  'Old Town',
  'Opera',
  'Station South',
  'Fair',
  'Airport',
  'Park',
]
const notes = ['Two of the charging points are out of order until Friday.', '', 'Closed at night.']

export const garages: Garage[] = Array.from({ length: 24 }, (_, i) => ({
  id: i + 1,
  name: i < 8 ? (names[i] ?? '') : `${names[i % 8]} ${Math.floor(i / 8) + 1}`,
  isOpen: i % 5 !== 3,
  taken: (i * 137) % 480,
  opened: i % 7 === 6 ? null : new Date(Date.UTC(1990 + i, i % 12, 1, 8)),
  note: notes[i % 3] ?? '',
}))

/** @shown */
export const garageColumns: Column<Garage>[] = [
  {
    id: 'name',
    header: 'Garage',
    value: ({ name }) => name,
    textStyle: 'strong',
    slot: 'title',
    filter: textFilter(),
  },
  {
    id: 'isOpen',
    header: 'Open',
    value: ({ isOpen }) => isOpen,
    filter: choiceFilter({
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    }),
  },
  {
    id: 'taken',
    header: 'Places taken',
    value: ({ taken }) => taken,
    align: 'end',
    filter: numberFilter(),
  },
  {
    id: 'opened',
    header: 'Opened',
    value: ({ opened }) => opened,
    text: ({ opened }) => opened?.toISOString().slice(0, 10) ?? 'N/A',
    filter: dateFilter(),
  },
]
