import { type Location, listOpenTickets } from '@netportal/contract'
import { today } from '@netportal/format'
import { useMemo, useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useDetailTable } from '../../shared/address/useDetailAddress.ts'
import { atLocations } from './customers.ts'
import { OpenTicketsModalView } from './OpenTicketsModalView.tsx'

export interface OpenTicketsModalProps {
  /** At which locations they are; null for all. */
  at: readonly Location[] | null
  onClose: () => void
}

export function OpenTicketsModal({ at, onClose }: OpenTicketsModalProps) {
  const all = useRemote(listOpenTickets, {})
  const tickets = useMemo(() => atLocations(all, at), [all, at])
  const refresh = useRefresh()
  const table = useDetailTable({
    sort: { columnId: 'date', direction: 'descending' },
    isSearchPrivate: true,
  })
  const [date] = useState(() => today(new Date()))
  return (
    <OpenTicketsModalView
      tickets={tickets}
      date={date}
      table={table.state}
      onTableChange={table.onStateChange}
      onRetry={() => void refresh(listOpenTickets, {})}
      onClose={onClose}
    />
  )
}
