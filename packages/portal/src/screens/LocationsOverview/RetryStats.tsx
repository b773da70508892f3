import type { Id } from '@netportal/contract'
import { passFocusOn, TextButton } from '@netportal/ui'
import styled from 'styled-components'
import type { LocationStats } from './statsLoader.ts'

export interface RetryStatsProps {
  location: { id: Id; name: string }
  stats: LocationStats | undefined
  /** Asks again for the figures that failed. */
  onRetry: (id: Id) => void
}

/** A button beside figures of a location that failed to load; none where trying again cannot help. */
export function RetryStats({ location: { id, name }, stats, onRetry }: RetryStatsProps) {
  if (stats?.status !== 'settled') return null
  const { devices, clients, openTickets } = stats.figures
  const canRetry = [devices, clients, openTickets].some(
    (figure) => figure.status === 'failed' && figure.canRetry,
  )
  return (
    canRetry && (
      <Retry ref={passFocusOn} aria-label={`Retry ${name}`} onClick={() => onRetry(id)}>
        Retry
      </Retry>
    )
  )
}

/** Taller than its line without moving anything: a card or a row is as high with it as without. */
const Retry = styled(TextButton)`
  margin-block: -4px;
`
