import { getMoment, type Location } from '@netportal/contract'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useAddress } from '../../shared/address/address.tsx'
import {
  momentName,
  readMoment,
  withMoment,
  writeMoment,
} from '../../shared/address/momentAddress.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import type { Remote } from '../../shared/remote.ts'
import { useNow } from '../../shared/useNow.ts'
import type { AskedMoment } from './MomentBand.tsx'
import { momentFault } from './MomentForm.tsx'
import { MomentStrip } from './MomentStrip.tsx'
import { type MomentPage, MomentView } from './MomentView.tsx'

const everyMs = 60_000

const unreadableText = 'The moment in the address is not a date and a time.'

const nameFirst = { sort: { columnId: 'name', direction: 'ascending' } } as const
const newestFirst = {
  sort: { columnId: 'date', direction: 'descending' },
  isSearchPrivate: true,
} as const

/**
 * A page of a location whose address asks for a moment. What is read of it is asked for once: a moment that is over
 * does not change.
 * @param otherwise a page that shows no moment: it stands under the band as it is now, and is said to
 */
export function MomentScreen({ otherwise }: { otherwise: ReactNode }) {
  const { pathname } = useLocation()
  const { locationId = '' } = useParams()
  const { query, push } = useAddress()
  const location = useLocationDetail(locationId)
  const nowMs = useNow(everyMs)
  const asked = askedMoment(query.get(momentName) ?? '', location, nowMs)
  const page = pageAt(pathname)
  const moment = useRemote(
    getMoment,
    asked.status === 'known' && page !== null
      ? { params: { id: locationId }, query: { at: new Date(asked.atMs).toISOString() } }
      : null,
  )
  const table = useTableAddress(page === 'tickets' ? newestFirst : nameFirst)
  const zone = location.status === 'ready' ? location.data.timezone : undefined
  const onAsk = (atMs: number) =>
    push((entry) => ({ query: withMoment(entry.query, writeMoment(atMs, zone)) }))
  const nowTo = `${pathname}?${withMoment(query, null)}`.replace(/\?$/, '')
  if (page === null) {
    return (
      <>
        <MomentStrip nowTo={nowTo}>
          This page shows no earlier moment: it is as it is now
        </MomentStrip>
        {otherwise}
      </>
    )
  }
  const atMoment = new URLSearchParams({ [momentName]: query.get(momentName) ?? '' })
  const to = (path: { to: (params: { locationId: string }) => string }) =>
    `${path.to({ locationId })}?${atMoment}`
  return (
    <MomentView
      key={page}
      page={page}
      location={location}
      asked={asked}
      moment={moment}
      nowMs={nowMs}
      table={table.state}
      onTableChange={table.onStateChange}
      nowTo={nowTo}
      ssidsTo={to(paths.ssids)}
      ticketsTo={to(paths.tickets)}
      onAsk={onAsk}
    />
  )
}

function pageAt(pathname: string): MomentPage | null {
  if (paths.devices.read(pathname).locationId !== undefined) return 'devices'
  if (paths.ssids.read(pathname).locationId !== undefined) return 'ssids'
  return paths.tickets.read(pathname).locationId === undefined ? null : 'tickets'
}

/** A moment is written by the clocks of its location. */
function askedMoment(text: string, location: Remote<Location>, nowMs: number): AskedMoment {
  if (location.status !== 'ready') return { status: 'pending' }
  const atMs = readMoment(text, location.data.timezone)
  if (atMs === null) return { status: 'fault', message: unreadableText }
  const message = momentFault(atMs, nowMs)
  return message === null ? { status: 'known', atMs } : { status: 'fault', message }
}
