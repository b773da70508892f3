/** Not in the specification: shapes of our own, of the extra `ranges`. */
import * as z from 'zod/mini'
import { OptionalNumber } from './shared.ts'
import { ClientCountPoint, TransferMetricPoint } from './ssid.ts'

/**
 * Client counts of a stretch of time that begins at `time`: the count is their median. Without a lowest and a
 * highest one it is a single count, taken at that time.
 */
export const RangeClientCount = z.extend(ClientCountPoint, {
  connected_client_count_lowest: OptionalNumber,
  connected_client_count_highest: OptionalNumber,
})
export type RangeClientCount = z.infer<typeof RangeClientCount>

/**
 * Transfer metrics of a stretch of time that begins at `time`: rates and clients are medians, usage is the sum.
 * Without lowest and highest rates it is a single measurement, taken at that time.
 */
export const RangeTransferMetric = z.extend(TransferMetricPoint, {
  transfer_rate_tx_mbps_lowest: OptionalNumber,
  transfer_rate_tx_mbps_highest: OptionalNumber,
  transfer_rate_rx_mbps_lowest: OptionalNumber,
  transfer_rate_rx_mbps_highest: OptionalNumber,
})
export type RangeTransferMetric = z.infer<typeof RangeTransferMetric>

/** What went through a wireless network in a range, oldest first. Stretches of which nothing is known are left out. */
export const RangeStats = z.object({
  /** What a point stands for; the longer the range, the more. */
  step: z.enum(['reading', 'hour', 'day']),
  client_counts: z.array(RangeClientCount),
  transfer_metrics: z.array(RangeTransferMetric),
})
export type RangeStats = z.infer<typeof RangeStats>
