import type { Id } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { color, passFocusOn, TextButton, text } from '@netportal/ui'
import styled from 'styled-components'
import type { LocationStats } from './statsLoader.ts'

export interface RetryStatsProps {
  location: { id: Id; name: string }
  stats: LocationStats | undefined
  /** How old figures are that are still to be loaded anew. */
  age: string | null
  /** Asks again for the figures that failed. */
  onRetry: (id: Id) => void
}

/**
 * Says what is to be known of a location's figures, beside them: how old they are, or, where they failed to load
 * and trying again can help, a button for that.
 */
export function RetryStats({ location: { id, name }, stats, age, onRetry }: RetryStatsProps) {
  if (age !== null) return <Age>{age}</Age>
  if (stats?.status !== 'settled') return null
  const { devices, clients, openTickets } = stats.figures
  const canRetry = [devices, clients, openTickets].some(
    (figure) => figure.status === 'failed' && figure.canRetry,
  )
  return (
    canRetry && (
      <Retry ref={passFocusOn} aria-label={`Retry ${isolate(name)}`} onClick={() => onRetry(id)}>
        Retry
      </Retry>
    )
  )
}

const Age = styled.span`
  flex: none;
  align-self: center;
  color: ${color('text.muted')};
  ${text('caption')}
`

/** Taller than its line without moving anything: a card or a row is as high with it as without. */
const Retry = styled(TextButton)`
  margin-block: -4px;
`
