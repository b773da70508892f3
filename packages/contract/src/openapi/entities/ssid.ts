import { ClientCountPoint, Ssid, SsidSummary, TransferMetricPoint } from '../../entities/ssid.ts'
import { clientCountSeries, transferMetricSeries } from '../../fixtures/series.ts'
import { ssidSummary, ssids } from '../../fixtures/ssids.ts'
import { entity } from '../document.ts'

export const ssidAnswers = {
  Ssid: entity(Ssid, {
    description: 'A wireless network of a location.',
    fields: {
      id: 'Id, which report requests name.',
      wlan_id_api: 'Id at its controller, which the addresses of its statistics name.',
      ssid_broadcast_name_api: 'Name that devices see.',
      wlan_name_api: 'Name at its controller.',
      active: 'Whether it is in use.',
      latest_client_count: 'Clients counted last; missing when none were ever counted.',
      counted_at: 'When they were counted. Only where counts are asked for.',
      count_interval_seconds: 'How often they are counted, at the least.',
    },
    example: ssids[6],
  }),
  SsidSummary: entity(SsidSummary, {
    description: 'All active wireless networks of a location together.',
    fields: {
      total_connected_clients: 'Clients counted last.',
      total_tx_bytes: 'Bytes sent to clients: their download.',
      total_rx_bytes: 'Bytes received from clients: their upload.',
      ssid_count: 'Number of networks.',
      clients_counted_at: 'When the oldest count of the total is of; missing when there is none.',
      count_interval_seconds: 'How often clients are counted, at the least.',
      traffic_hours: 'Hours up to now that the bytes are of.',
    },
    example: ssidSummary,
  }),
  ClientCountPoint: entity(ClientCountPoint, {
    description: 'The clients of a wireless network at one moment.',
    fields: { time: 'Moment.', connected_client_count: 'Clients; missing when not counted.' },
    example: clientCountSeries({ days: 1 })[0],
  }),
  TransferMetricPoint: entity(TransferMetricPoint, {
    description: 'What a wireless network moved in the period that ends at one moment.',
    fields: {
      time: 'Moment.',
      transfer_rate_tx_mbps: 'Download rate, megabits per second.',
      transfer_rate_rx_mbps: 'Upload rate, megabits per second.',
      clients_connected: 'Clients.',
      period_usage_tx_mb: 'Downloaded in the period, in units of 1024² bytes.',
      period_usage_rx_mb: 'Uploaded in the period, in units of 1024² bytes.',
    },
    example: transferMetricSeries({ days: 1 })[0],
  }),
}
