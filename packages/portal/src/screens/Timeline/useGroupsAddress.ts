import { type TimelineGroupKind, timelineGroupKinds, timelineKeyText } from '@netportal/contract'
import { parseInstant } from '@netportal/format'
import { useAddress } from '../../shared/address/address.tsx'
import { useEager } from '../../shared/address/useEager.ts'

/** What a reader asks of the grouped timeline. */
export interface GroupsFilter {
  kind: TimelineGroupKind | null
  /** Hardware address of the only access point that is asked about. */
  device: string | null
  /** The last day shown, `yyyy-MM-dd`, by the clocks of the location; null for today. */
  date: string | null
}

/** Keeps the filters and the page in the address; a page is a step that Back undoes, a filter is none. */
export function useGroupsAddress() {
  const { query, replace, push } = useAddress()
  const [filter, announce] = useEager(readFilter(query))
  const asked = query.get('after')
  const after = asked !== null && timelineKeyText.test(asked) ? asked : null
  const setFilter = (next: GroupsFilter) => {
    announce(next)
    replace(({ query }) => {
      query.delete('after')
      for (const name of ['kind', 'device', 'date'] as const) {
        const value = next[name]
        if (value === null) query.delete(name)
        else query.set(name, value)
      }
      return { query }
    })
  }
  const showAfter = (place: string) => {
    push(({ query }) => {
      query.set('after', place)
      return { query }
    })
  }
  const showNewest = () => {
    push(({ query }) => {
      query.delete('after')
      query.delete('date')
      return { query }
    })
  }
  return { filter, after, setFilter, showAfter, showNewest }
}

/** Whatever somebody has typed there means something. */
function readFilter(query: URLSearchParams): GroupsFilter {
  const kind = query.get('kind')
  const date = query.get('date')
  return {
    kind: timelineGroupKinds.find((each) => each === kind) ?? null,
    device: query.get('device') || null,
    date: date !== null && isDay(date) ? date : null,
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(text) !== null
}
