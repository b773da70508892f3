import { listOpenTickets } from '@netportal/contract'
import { today } from '@netportal/format'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useDetailTable } from '../../shared/address/useDetailAddress.ts'
import { OpenTicketsModalView } from './OpenTicketsModalView.tsx'

export function OpenTicketsModal({ onClose }: { onClose: () => void }) {
  const tickets = useRemote(listOpenTickets, {})
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
