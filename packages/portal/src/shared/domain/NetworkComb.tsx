import { Comb, type CombSize } from '@netportal/ui'
import { type NetworkCounts, networkCounts } from './networkCounts.ts'

export interface NetworkCombProps {
  health: NetworkCounts
  /** @default 'sm', for a card */
  size?: CombSize
}

/** The access points of a site as ticks, one for each, by their status. */
export function NetworkComb({ health, size = 'sm' }: NetworkCombProps) {
  const { online, offline, unknown } = health
  return (
    <Comb
      size={size}
      counts={{ good: online, bad: offline, unknown }}
      label={networkCounts(health)}
    />
  )
}
