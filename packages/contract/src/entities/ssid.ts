import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { Id, idOrNone, OptionalInstant, OptionalNumber, OptionalText } from './shared.ts'

/** A wireless network of a location. */
export const Ssid = z.object({
  id: Id,
  /** The network's id at its controller: part of the addresses of its statistics. */
  wlan_id_api: idOrNone(),
  ssid_broadcast_name_api: OptionalText,
  wlan_name_api: OptionalText,
  active: softly(z.boolean(), () => true),
  /** Missing where the call does not count, or nothing was counted yet; that is not zero. */
  latest_client_count: OptionalNumber,
  /** Not in the specification: when that was counted, and how often it is, in seconds. */
  counted_at: OptionalInstant,
  count_interval_seconds: OptionalNumber,
})
export type Ssid = z.infer<typeof Ssid>

export const SsidSummary = z.object({
  total_connected_clients: z.number(),
  /** Bytes sent to clients: their download. */
  total_tx_bytes: z.number(),
  /** Bytes received from clients: their upload. */
  total_rx_bytes: z.number(),
  ssid_count: z.number(),
  /** Not in the specification: when the oldest count of the total is of, and how often there is one, in seconds. */
  clients_counted_at: OptionalInstant,
  count_interval_seconds: OptionalNumber,
  /** Not in the specification: the bytes are those of so many hours up to now. */
  traffic_hours: OptionalNumber,
})
export type SsidSummary = z.infer<typeof SsidSummary>

/** A missing count is a gap, never zero. */
export const ClientCountPoint = z.object({
  time: z.string(),
  connected_client_count: OptionalNumber,
})
export type ClientCountPoint = z.infer<typeof ClientCountPoint>

/** Sent (`tx`) is what clients download, received (`rx`) what they upload. Missing values are gaps. */
export const TransferMetricPoint = z.object({
  time: z.string(),
  transfer_rate_tx_mbps: OptionalNumber,
  transfer_rate_rx_mbps: OptionalNumber,
  clients_connected: OptionalNumber,
  period_usage_tx_mb: OptionalNumber,
  period_usage_rx_mb: OptionalNumber,
})
export type TransferMetricPoint = z.infer<typeof TransferMetricPoint>
