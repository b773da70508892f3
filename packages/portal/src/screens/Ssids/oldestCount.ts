import { instantMs, type Measured, type Ssid } from '@netportal/contract'

/** The oldest of the latest counts of SSIDs; one that was never counted has none. Told of none where an API tells none. */
export function oldestCount(ssids: readonly Ssid[]): Measured {
  const [oldest] = ssids
    .filter(({ counted_at }) => instantMs(counted_at) !== null)
    .toSorted((a, b) => (instantMs(a.counted_at) ?? 0) - (instantMs(b.counted_at) ?? 0))
  return { at: oldest?.counted_at, intervalSeconds: oldest?.count_interval_seconds }
}
