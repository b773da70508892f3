/** An access point of the demo, as it is delivered. */
export interface DemoDevice {
  macAddress: string
  name: string | null
  model: string | null
  status: string | null
  ipAddress: string | null
  lastSeenAt: Date | null
  firstDiscoveredAt: Date | null
  /** Oldest first; the last one is the current status. */
  changes: { at: Date; status: string | null }[]
}
