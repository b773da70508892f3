import { listOpenTickets } from '@netportal/contract'
import { today } from '@netportal/format'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { OpenTicketsModalView } from './OpenTicketsModalView.tsx'

export function OpenTicketsModal({ onClose }: { onClose: () => void }) {
  const tickets = useRemote(listOpenTickets, {})
  const refresh = useRefresh()
  const [date] = useState(() => today(new Date()))
  return (
    <OpenTicketsModalView
      tickets={tickets}
      date={date}
      onRetry={() => void refresh(listOpenTickets, {})}
      onClose={onClose}
    />
  )
}
