import { useAddress } from '../../../shared/address/address.tsx'
import { useEager } from '../../../shared/address/useEager.ts'
import { type ScheduleFilter, stateFilters } from './scheduleFilter.ts'

/** Keeps the filter of the schedules in the address; another one begins at the table's first page. */
export function useScheduleFilter(): [ScheduleFilter, (change: Partial<ScheduleFilter>) => void] {
  const { query, replace } = useAddress()
  const [filter, announce] = useEager<ScheduleFilter>({
    type: query.get('type') ?? '',
    state: stateFilters.find((state) => state === query.get('status')) ?? '',
    location: query.get('location') ?? '',
  })
  const choose = (change: Partial<ScheduleFilter>) => {
    const next = { ...filter, ...change }
    announce(next)
    replace(({ query }) => {
      query.delete('page')
      const { type, state: status, location } = next
      for (const [name, value] of Object.entries({ type, status, location })) {
        if (value === '') query.delete(name)
        else query.set(name, value)
      }
      return { query }
    })
  }
  return [filter, choose]
}
