import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import type { DeviceStatusThen } from '../rules/moments.ts'
import { type RoomMatch, roomLimits } from '../rules/roomAccessPoints.ts'
import { ClientsAtMoment, IncidentSummary } from './incident.ts'
import { requiredText } from './input.ts'
import { Id, OptionalInstant, OptionalText, textOrElse, unreadableText } from './shared.ts'

const accessPoint = {
  /** '' where a client could not read it. */
  ap_mac_address: textOrElse(''),
  device_name_api: OptionalText,
}

const likely = {
  ...accessPoint,
  match: softly(z.enum(['room', 'name', 'floor', 'neighbour']), (): RoomMatch => 'floor'),
}

const statusThen = {
  status: softly(
    z.enum(['online', 'offline', 'unknown', 'undiscovered']),
    (): DeviceStatusThen => 'unknown',
  ),
}

/** Since when that held; missing where it is not known. */
const since = OptionalInstant

const comeBack = {
  /** Of one that was down: when it was seen online again. */
  came_back_at: OptionalInstant,
  /** Whether it is known not to be back yet. */
  is_still_down: z.nullish(z.boolean()),
}

/** An access point that may serve a room, by its name: a guess. */
export const LikelyAccessPoint = z.object(likely)
export type LikelyAccessPoint = z.infer<typeof LikelyAccessPoint>

/** The same, as it stood at a moment. */
export const LikelyAtMoment = z.object({ ...likely, ...statusThen, since, ...comeBack })
export type LikelyAtMoment = z.infer<typeof LikelyAtMoment>

/** An access point that was down at a moment. */
export const DownAtMoment = z.object({ ...accessPoint, since, ...comeBack })
export type DownAtMoment = z.infer<typeof DownAtMoment>

/** The network of a site as it stood when a ticket was opened there. */
export const TicketNetwork = z.object({
  location_id: Id,
  location_timezone: OptionalText,
  /** When the ticket was opened. */
  at: textOrElse(unreadableText),
  /** Since when nothing had been heard of the site; the statuses are then not known. */
  no_data_since: OptionalInstant,
  online: z.number(),
  offline: z.number(),
  unknown: z.number(),
  /** The first of those that `offline` counts. */
  down: z.array(DownAtMoment),
  likely: z.array(LikelyAtMoment),
  /** All that may serve the room; `likely` has the first of them. */
  likely_count: z.number(),
  /** Those that the ticket is counted with, newest first. */
  incidents: z.array(IncidentSummary),
  clients: z.nullish(ClientsAtMoment),
})
export type TicketNetwork = z.infer<typeof TicketNetwork>

/** Asks for a room. In a body: no address, log or metric may have it. */
export const RoomQuestion = z.object({ room: requiredText(roomLimits.characters) })
export type RoomQuestion = z.infer<typeof RoomQuestion>

/** A call from a room, and how the access points stood then that may serve it. No names. */
export const RoomCall = z.object({
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  issue_api: OptionalText,
  status_api: OptionalText,
  no_data_since: OptionalInstant,
  /** The newest incident that it is counted with. */
  incident_id: z.nullish(Id),
  states: z.array(z.object({ ap_mac_address: accessPoint.ap_mac_address, ...statusThen })),
})
export type RoomCall = z.infer<typeof RoomCall>

/** All calls ever of one room, newest first. */
export const RoomCalls = z.object({
  likely: z.array(LikelyAccessPoint),
  likely_count: z.number(),
  /** All of them; `calls` has the newest. */
  count: z.number(),
  calls: z.array(RoomCall),
})
export type RoomCalls = z.infer<typeof RoomCalls>
