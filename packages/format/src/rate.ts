import { isQuantity, type OptionalNumber } from './number.ts'
import { notAvailable } from './text.ts'

/**
 * Formats a data rate for reading.
 *
 * A rate that would read '1000.00 Mbps' counts as 1000: the unit changes with the rounded figure. A rate below
 * 5 bit/s reads '0.00 Kbps', which its unit still tells from none at all.
 * @param mbps megabits per second, ≥ 0
 * @returns Gbps with 1 decimal from 1000 up; Kbps with 2 decimals below 0.01; '0 Mbps' at zero; otherwise
 * Mbps with 2 decimals; 'N/A' when missing, not finite or below zero
 */
export function formatRate(mbps: OptionalNumber): string {
  if (!isQuantity(mbps)) return notAvailable
  if (mbps === 0) return '0 Mbps'
  if (mbps < 0.01) return `${(mbps * 1000).toFixed(2)} Kbps`
  const text = mbps.toFixed(2)
  return Number(text) < 1000 ? `${text} Mbps` : `${(mbps / 1000).toFixed(1)} Gbps`
}
