import { isQuantity, type OptionalNumber, scaleToUnit } from './number.ts'
import { notAvailable } from './text.ts'

/**
 * Formats an amount of data in steps of 1024: `512.00 Bytes`, `1.50 GB`.
 * @param bytes ≥ 0
 * @returns always 2 decimals, but '0 Bytes' at zero; 'N/A' when missing, not finite or below zero
 */
export function formatBytes(bytes: OptionalNumber): string {
  if (!isQuantity(bytes)) return notAvailable
  if (bytes === 0) return '0 Bytes'
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
  const { figure, unit } = scaleToUnit(bytes, 1024, units)
  return `${figure.toFixed(2)} ${unit}`
}
