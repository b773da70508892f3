/** Titles of charts on their page, and on the files of them. Specification §2 "SSID stats", "SSID list". */
export const chartTitles = {
  clients: 'Connected Clients Over Time',
  rates: 'Transfer Rates Over Time',
  distribution: 'Client Distribution by SSID',
} as const
