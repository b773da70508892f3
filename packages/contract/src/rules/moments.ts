import type { DeviceStatus } from './networkHealth.ts'

/** A device's status at a moment that is over: it may not have been there yet. */
export type DeviceStatusThen = DeviceStatus | 'undiscovered'
