import {
  findAnything,
  listCallTickets,
  listDevices,
  listLocations,
  listOfflineDevices,
  listOpenTickets,
  listSsids,
  listSsidsWithCounts,
  searchLimits,
} from '@netportal/contract'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useExtra } from '../api/useExtra.ts'
import { useKnownAnswers } from '../api/useKnownAnswers.ts'
import { useRemote } from '../api/useRemote.ts'
import { FindView } from './FindView.tsx'
import { findKnown, type Known } from './findKnown.ts'
import { useFindPages } from './useFindPages.ts'

/** A pause in typing of so long is worth a question. */
const pauseMs = 120

/** Finds anything: by the API's own search where it announces one, else among what has been read. Ruling: Find. */
export function FindScreen({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const asked = useSettled(query)
  const extra = useExtra('search')
  const served = useRemote(
    findAnything,
    extra === 'announced' && asked !== '' ? { body: { query: asked } } : null,
    { keepPrevious: true },
  )
  const known = useKnown(extra === 'none')
  const found = useMemo(
    () => (extra === 'none' && query !== '' ? findKnown(known, query) : null),
    [extra, known, query],
  )
  const navigate = useNavigate()
  const isRunning =
    served.status === 'ready' ? served.refresh === 'running' : served.status === 'loading'
  const isServed = extra !== 'none' && query !== ''
  return (
    <FindView
      typed={typed}
      onType={(text) => setTyped(text.slice(0, searchLimits.characters))}
      pages={useFindPages()}
      found={isServed && served.status === 'ready' ? served.data : found}
      isSearching={isServed && (isRunning || asked !== query)}
      failure={isServed && served.status === 'failed' ? served : null}
      isKnownOnly={extra === 'none'}
      onGo={({ to, state }) => {
        navigate(to, { state })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Follows a text once it has not changed for a moment; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** All that this session has read, and the list of locations, which any API has. @param isWanted nothing is asked for else */
function useKnown(isWanted: boolean): Known {
  const locations = useRemote(listLocations, isWanted ? {} : null)
  const known = useKnownAnswers()
  const list = locations.status === 'ready' ? locations.data : undefined
  return useMemo(() => {
    if (!isWanted) return nothingKnown
    const at = <Item,>(
      answers: readonly { params: { id?: string }; data: readonly Item[] }[],
    ): { locationId: string; item: Item }[] =>
      answers.flatMap(({ params: { id = '' }, data }) =>
        data.map((item) => ({ locationId: id, item })),
      )
    return {
      locations: list ?? [],
      devices: [
        ...known(listOfflineDevices).flatMap(({ data }) =>
          data.flatMap((device) =>
            device.location_id == null ? [] : [{ locationId: device.location_id, device }],
          ),
        ),
        ...at(known(listDevices)).map(({ locationId, item: device }) => ({ locationId, device })),
      ],
      ssids: [...at(known(listSsids)), ...at(known(listSsidsWithCounts))].map(
        ({ locationId, item: ssid }) => ({ locationId, ssid }),
      ),
      tickets: [
        ...known(listOpenTickets).flatMap(({ data }) =>
          data.map((ticket) => ({ locationId: ticket.location_id, ticket })),
        ),
        ...at(known(listCallTickets)).map(({ locationId, item: ticket }) => ({
          locationId,
          ticket,
        })),
      ],
    }
  }, [isWanted, known, list])
}

const nothingKnown: Known = { locations: [], devices: [], ssids: [], tickets: [] }
