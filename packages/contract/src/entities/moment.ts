import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import type { DeviceStatusThen } from '../rules/moments.ts'
import { Id, OptionalInstant, OptionalText, textOrElse } from './shared.ts'

const Status = z.enum(['online', 'offline', 'unknown', 'undiscovered'])

/** An access point as it stood at a moment. */
export const DeviceAtMoment = z.object({
  id: Id,
  /** '' where a client could not read it. */
  ap_mac_address: textOrElse(''),
  /** Names are those of today. */
  device_name_api: OptionalText,
  /** Unknown also where nothing was heard of its site then; undiscovered before it was first seen. */
  status: softly(Status, (): DeviceStatusThen => 'unknown'),
  /** Since when that held; missing where it is not known. */
  since: OptionalInstant,
  /** Of a site that was not heard of: what was last known. */
  last_known_status: OptionalText,
  last_known_since: OptionalInstant,
})
export type DeviceAtMoment = z.infer<typeof DeviceAtMoment>
