import { Sparkline } from '@netportal/charts'
import { formatCount, formatDate } from '@netportal/format'
import {
  type Column,
  choiceFilter,
  dateFilter,
  IconButton,
  Menu,
  numberFilter,
  StatusBadge,
  useFormats,
} from '@netportal/ui'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { cities, type Garage, timeZone } from './server.ts'
import { useWords } from './words.ts'

const cityFilter = choiceFilter({ options: cities.map((city) => ({ value: city, label: city })) })

/** Columns of garages: the same ones while totals, language and functions are the same. */
export function useGarageColumns(
  totals: { places: number; taken: number } | null,
  onPlan: (garage: Garage) => void,
  onSetOpen: (garage: Garage) => void,
): readonly Column<Garage>[] {
  const words = useWords()
  const formats = useFormats({ formatCount, formatDate })
  return useMemo(() => {
    const { formatCount: count, formatDate: date } = formats
    const stateOf = ({ isOpen }: Garage) => (isOpen ? words.open : words.closed)
    const figure = (id: 'places' | 'taken'): Column<Garage> => ({
      id,
      header: words[id],
      align: 'end',
      value: (garage) => garage[id],
      text: (garage) => count(garage[id]),
      footer: () => totals && count(totals[id]),
      canSort: id === 'taken',
      ...(id === 'taken' && { filter: numberFilter() }),
    })
    return [
      {
        id: 'name',
        header: words.garages,
        value: ({ name }) => name,
        textStyle: 'strong',
        slot: 'title',
        canSort: false,
        footer: () => words.total,
      },
      { id: 'city', header: words.city, value: ({ city }) => city, filter: cityFilter },
      {
        id: 'state',
        header: words.state,
        value: stateOf,
        slot: 'status',
        canSort: false,
        cell: (garage) => (
          <StatusBadge tone={garage.isOpen ? 'good' : 'critical'}>{stateOf(garage)}</StatusBadge>
        ),
      },
      {
        id: 'opened',
        header: words.opened,
        value: ({ opened }) => opened,
        text: ({ opened }) => date(opened, timeZone),
        canSort: false,
        filter: dateFilter({ zone: timeZone }),
      },
      figure('places'),
      figure('taken'),
      {
        id: 'week',
        header: words.week,
        value: ({ week }) => week.at(-1) ?? null,
        canSort: false,
        cell: ({ week }) => <Sparkline label={words.week} values={week} />,
      },
      {
        id: 'actions',
        header: words.actions,
        cell: (garage) => (
          <Menu
            align="end"
            items={[
              { label: words.plan, onSelect: () => onPlan(garage) },
              {
                label: garage.isOpen ? words.close : words.open,
                danger: garage.isOpen,
                onSelect: () => onSetOpen(garage),
              },
            ]}
          >
            <IconButton label={`${words.actions}: ${garage.name}`} size="sm">
              <Ellipsis />
            </IconButton>
          </Menu>
        ),
      },
    ]
  }, [words, formats, totals, onPlan, onSetOpen])
}
