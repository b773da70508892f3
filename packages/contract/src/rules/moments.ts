import type { DeviceStatus } from './networkHealth.ts'

/** A device's status at a moment that is over: it may not have been there yet. */
export type DeviceStatusThen = DeviceStatus | 'undiscovered'

export const momentLimits = {
  /** Open tickets that a moment names; it counts all. */
  ticketsShown: 200,
  /** Tickets closed in so many days before count beside the open ones, as on the device overview. */
  closedDays: 7,
} as const
