import type { Id } from '@netportal/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readEntryState } from '../../shared/useAddress.ts'

const name = 'ticket'

/**
 * Keeps in the address which ticket is looked into, so that it can be linked. Opening one is a step
 * that Back undoes; closing goes that step back, or without one takes the ticket from the address.
 */
export function useTicketAddress(): {
  /** null while none is open. */
  ticketId: string | null
  open: (id: Id) => void
  close: () => void
} {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const open = useCallback(
    (id: Id) => {
      const query = new URLSearchParams(search)
      query.set(name, String(id))
      navigate({ search: `${query}` }, { state: { ...readEntryState(state), isTicketStep: true } })
    },
    [navigate, search, state],
  )
  const close = () => {
    if (readEntryState(state).isTicketStep === true) {
      navigate(-1)
      return
    }
    const query = new URLSearchParams(search)
    query.delete(name)
    navigate({ search: `${query}` }, { replace: true, state })
  }
  return { ticketId: new URLSearchParams(search).get(name), open, close }
}
