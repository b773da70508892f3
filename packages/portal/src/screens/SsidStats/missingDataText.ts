export const noDataText = 'No data found for the selected period for this SSID.'

/**
 * Says which data there are none of. Specification §2 "SSID stats".
 * @returns null when there are both kinds
 */
export function missingDataText(
  clients: readonly unknown[],
  metrics: readonly unknown[],
): string | null {
  if (clients.length === 0 && metrics.length === 0) {
    return noDataText
  }
  if (clients.length === 0) {
    return 'No client count data found, but transfer metrics are available.'
  }
  if (metrics.length === 0) {
    return "Client count data is available, but no transfer metrics found. This may indicate the metrics haven't been calculated yet."
  }
  return null
}
