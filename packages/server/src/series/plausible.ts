import { bounds } from '@netportal/contract'

/** The largest figure of each column of `ssid_transfer_metrics`. */
const most = {
  tx_mbps: bounds.rateMbps,
  rx_mbps: bounds.rateMbps,
  tx_mb: bounds.periodUsageMb,
  rx_mb: bounds.periodUsageMb,
} as const

/**
 * Writes the SQL that reads a column of measurements: what no network can move, and was taken before it
 * was refused, counts as not measured. A single one of them would make a sum overflow.
 */
export function plausible(column: string): string {
  return isMeasured(column) ? `case when ${column} <= ${most[column]} then ${column} end` : column
}

function isMeasured(column: string): column is keyof typeof most {
  return Object.hasOwn(most, column)
}
