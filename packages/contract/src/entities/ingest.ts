/**
 * Deliveries of machines, and the answers to them. Each thing is known by a natural key of the
 * deliverer's own, so that a delivery may be repeated, be late or overlap another. An item of a whole
 * delivery is all of its thing: what it leaves out is empty. An item of changes (`…Patch`) is a merge
 * patch (RFC 7386): what it leaves out stays, null empties.
 */
import * as z from 'zod/mini'
import { bounds } from '../rules/bounds.ts'
import { isTimeZone } from '../rules/schedules.ts'
import { ingestLimits } from '../rules/serverLimits.ts'
import {
  givenId,
  instant,
  macAddress,
  optionalMeasure,
  optionalText,
  portalCompany,
  requiredText,
  wholeNumber,
} from './input.ts'

/** The header that carries a machine's key. */
export const machineKeyHeader = 'x-api-key'

/** The deliverer's own id of a location. @__NO_SIDE_EFFECTS__ */
function externalId() {
  return givenId(100)
}

/** @__NO_SIDE_EFFECTS__ */
function timeZone() {
  return requiredText(100).check(z.refine(isTimeZone, 'Unknown time zone'))
}

/** @__NO_SIDE_EFFECTS__ */
function optionalCount() {
  return z.nullish(wholeNumber(0, bounds.clients))
}

/** Key: `external_id`, within the company of the machine key. */
export const LocationDelivery = z.object({
  portal_company: portalCompany(),
  external_id: externalId(),
  name: requiredText(300),
  timezone: timeZone(),
})
export type LocationDelivery = z.infer<typeof LocationDelivery>

/**
 * Key: `ap_mac_address`, within the company. Another location moves the device there. Of discoveries
 * the earliest stays, of sightings the latest.
 */
export const DeviceDelivery = z.object({
  portal_company: portalCompany(),
  ap_mac_address: macAddress(),
  location_external_id: externalId(),
  device_name_api: optionalText(300),
  model_api: optionalText(200),
  ip_address_api: optionalText(100),
  first_discovered_at: z.nullish(instant()),
  last_seen_api: z.nullish(instant()),
  /** From when on it is out of service. What was said of it before stays; what is said later does not bring it back. */
  retired_at: z.nullish(instant()),
})
export type DeviceDelivery = z.infer<typeof DeviceDelivery>

/** Key: device and `time`. The latest one by `time` is the device's current status. */
export const DeviceStatusDelivery = z.object({
  portal_company: portalCompany(),
  ap_mac_address: macAddress(),
  time: instant(),
  status: requiredText(50),
})
export type DeviceStatusDelivery = z.infer<typeof DeviceStatusDelivery>

/** Key: location and `wlan_id_api`. */
export const SsidDelivery = z.object({
  portal_company: portalCompany(),
  location_external_id: externalId(),
  wlan_id_api: givenId(200),
  ssid_broadcast_name_api: optionalText(300),
  wlan_name_api: optionalText(300),
  active: z.boolean(),
})
export type SsidDelivery = z.infer<typeof SsidDelivery>

/** Key: SSID and `time`. */
export const ClientCountDelivery = z.object({
  portal_company: portalCompany(),
  location_external_id: externalId(),
  wlan_id_api: givenId(200),
  time: instant(),
  connected_client_count: wholeNumber(0, bounds.clients),
})
export type ClientCountDelivery = z.infer<typeof ClientCountDelivery>

/** Key: SSID and `time`. What is missing was not measured; that is not zero. */
export const TransferMetricDelivery = z.object({
  portal_company: portalCompany(),
  location_external_id: externalId(),
  wlan_id_api: givenId(200),
  time: instant(),
  transfer_rate_tx_mbps: optionalMeasure(bounds.rateMbps),
  transfer_rate_rx_mbps: optionalMeasure(bounds.rateMbps),
  clients_connected: optionalCount(),
  period_usage_tx_mb: optionalMeasure(bounds.periodUsageMb),
  period_usage_rx_mb: optionalMeasure(bounds.periodUsageMb),
})
export type TransferMetricDelivery = z.infer<typeof TransferMetricDelivery>

/** Key: ticket and `note_sequence`. */
export const TicketNoteDelivery = z.object({
  note_sequence: wholeNumber(0, bounds.noteSequence),
  call_type: optionalText(50),
  caller_type: optionalText(100),
  created_by: optionalText(200),
  start_time: z.nullish(instant()),
  end_time: z.nullish(instant()),
  call_duration_seconds: z.nullish(wholeNumber(0, bounds.callSeconds)),
  content: optionalText(ingestLimits.noteCharacters),
})
export type TicketNoteDelivery = z.infer<typeof TicketNoteDelivery>

/** Key: `calltek_ticket_id`, within the company. Notes that an item leaves out stay. */
export const TicketDelivery = z.object({
  portal_company: portalCompany(),
  calltek_ticket_id: givenId(100),
  location_external_id: externalId(),
  ticket_datetime_utc: instant(),
  /** The ticket is open as long as there is none, whatever `status_api` says. */
  closed_at: z.nullish(instant()),
  guest_name: optionalText(200),
  last_name: optionalText(200),
  room: optionalText(100),
  issue_api: optionalText(2000),
  solution_api: optionalText(10_000),
  status_api: optionalText(100),
  notes: z.nullish(z.array(TicketNoteDelivery).check(z.maxLength(ingestLimits.notesPerTicket))),
})
export type TicketDelivery = z.infer<typeof TicketDelivery>

/** A thing that does not exist yet needs all that a whole delivery of it needs. */
export const LocationPatch = z.partial(LocationDelivery, { name: true, timezone: true })
export type LocationPatch = z.infer<typeof LocationPatch>

/** Unlike in a whole delivery, a null empties a time; of others the earliest and the latest stay here too. */
export const DevicePatch = z.partial(DeviceDelivery, { location_external_id: true })
export type DevicePatch = z.infer<typeof DevicePatch>

export const SsidPatch = z.partial(SsidDelivery, { active: true })
export type SsidPatch = z.infer<typeof SsidPatch>

/** Notes are merged one by one, by `note_sequence`; none is ever removed. */
export const TicketPatch = z.extend(
  z.partial(TicketDelivery, { location_external_id: true, ticket_datetime_utc: true }),
  {
    notes: z.optional(
      z
        .array(TicketNoteDelivery, 'Notes cannot be removed: leave the field out.')
        .check(z.maxLength(ingestLimits.notesPerTicket)),
    ),
  },
)
export type TicketPatch = z.infer<typeof TicketPatch>

/** Why an item was not taken. */
export const rejectionCodes = [
  'invalid',
  /** It changes something that does not exist, and lacks what that needs to be made. */
  'incomplete',
  'unknown_company',
  'unknown_location',
  'unknown_device',
  'unknown_ssid',
  'time_out_of_range',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]

export const Rejection = z.object({
  /** Of the item in the delivery, from 0. */
  index: z.number(),
  code: z.enum(rejectionCodes),
  detail: z.string(),
})
export type Rejection = z.infer<typeof Rejection>

/** What is worth a look, though it cost no item. */
export const DeliveryWarning = z.object({
  code: z.literal('unknown_field'),
  /** As an item has it; that of a note is `notes.name`. */
  field: z.string(),
  /** How many items have it. */
  items: z.number(),
  /** The first of them, from 0. */
  index: z.number(),
  detail: z.string(),
})
export type DeliveryWarning = z.infer<typeof DeliveryWarning>

/** Outcome of a delivery: the three counts and the rejections add up to its items. */
export const IngestResult = z.object({
  created: z.number(),
  updated: z.number(),
  /** Already known, exactly so: a repeated delivery is all of these. */
  unchanged: z.number(),
  rejected: z.array(Rejection),
  /** Left out where there are none. */
  warnings: z.optional(z.array(DeliveryWarning)),
})
export type IngestResult = z.infer<typeof IngestResult>
