import type { Location } from '@netportal/contract'
import { useMemo } from 'react'
import { useChoiceAddress } from '../../shared/address/useChoiceAddress.ts'
import type { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { type CardOrder, cardOrders, type OverviewChoices, statusFilters } from './arrangement.ts'

/**
 * Keeps in the address which locations are shown and how. Cards and the table are searched for the same words.
 * @param defaultOrder of cards, until the reader chooses another
 */
export function useOverviewChoices(
  locations: readonly Location[],
  defaultOrder: CardOrder,
  table: ReturnType<typeof useTableAddress>,
): {
  choices: OverviewChoices
  onChoicesChange: (choices: OverviewChoices) => void
  onClearChoices: () => void
} {
  const zones = useMemo(
    () => ['', ...new Set(locations.map(({ timezone }) => timezone))],
    [locations],
  )
  const [order, setOrder] = useChoiceAddress('order', cardOrders, defaultOrder)
  const [status, setStatus] = useChoiceAddress('status', statusFilters, 'all')
  const [zone, setZone] = useChoiceAddress('zone', zones, '')
  const { search } = table.state
  const choices = { order, status, zone, search }
  const onChoicesChange = (next: OverviewChoices) => {
    if (next.order !== order) setOrder(next.order)
    if (next.status !== status) setStatus(next.status)
    if (next.zone !== zone) setZone(next.zone)
    if (next.search !== search)
      table.onStateChange({ ...table.state, search: next.search, page: 1 })
  }
  return {
    choices,
    onChoicesChange,
    onClearChoices: () => onChoicesChange({ order, status: 'all', zone: '', search: '' }),
  }
}
