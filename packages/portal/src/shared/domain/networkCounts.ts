import type { NetworkHealth } from '@netportal/contract'

/** Counts of a network's devices by status. */
export type NetworkCounts = Pick<NetworkHealth, 'online' | 'offline' | 'unknown'>

/** Says the counts of a network's devices in words: '42 online, 2 offline, 1 unknown'. */
export function networkCounts({ online, offline, unknown }: NetworkCounts): string {
  return `${online} online, ${offline} offline${unknown > 0 ? `, ${unknown} unknown` : ''}`
}
