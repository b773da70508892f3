import { iconSize } from '@netportal/ui'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useKeptAddress } from '../range/keptSearch.ts'

export interface BackLinkProps {
  /** Where the page belongs. */
  to: string
  children: string
}

/**
 * Leads to the list that a page belongs to. Whoever came from there goes back, and finds the list
 * as they left it: page, search, place.
 */
export function BackLink({ to, children }: BackLinkProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !cameFromList(state)) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link to={useKeptAddress(to)} onClick={goBack}>
      <ArrowLeft size={iconSize.md} />
      <span>{children}</span>
    </Link>
  )
}

/** The state of a link from a list to one of its details: the list is one step back. */
export const fromList = { isFromList: true } as const

function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state
}
