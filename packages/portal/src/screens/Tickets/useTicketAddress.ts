import type { Id } from '@netportal/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../shared/address/address.tsx'

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
  const { query, state, push, replace } = useAddress()
  const navigate = useNavigate()
  const open = useCallback(
    (id: Id) => {
      push((entry) => {
        entry.query.set(name, String(id))
        return { query: entry.query, state: { ...entry.state, isTicketStep: true } }
      })
    },
    [push],
  )
  const close = () => {
    if (state.isTicketStep === true) {
      navigate(-1)
      return
    }
    replace((entry) => {
      entry.query.delete(name)
      return { query: entry.query }
    })
  }
  return { ticketId: query.get(name), open, close }
}
