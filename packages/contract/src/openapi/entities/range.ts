import { RangeClientCount, RangeStats, RangeTransferMetric } from '../../entities/range.ts'
import { rangeStats } from '../../fixtures/ranges.ts'
import { entity } from '../document.ts'

const example = rangeStats({ days: 30 })

const time = 'Where the stretch of time begins that the point stands for.'
const isSingle = 'Missing where the point is a single reading.'

export const rangeAnswers = {
  RangeClientCount: entity(RangeClientCount, {
    description: 'The clients of a wireless network in a stretch of time.',
    fields: {
      time,
      connected_client_count: 'Median of the counts.',
      connected_client_count_lowest: `The lowest count. ${isSingle}`,
      connected_client_count_highest: `The highest count. ${isSingle}`,
    },
    example: example.client_counts[0],
  }),
  RangeTransferMetric: entity(RangeTransferMetric, {
    description: 'What a wireless network moved in a stretch of time.',
    fields: {
      time,
      transfer_rate_tx_mbps: 'Median of the download rates, megabits per second.',
      transfer_rate_tx_mbps_lowest: `The lowest download rate. ${isSingle}`,
      transfer_rate_tx_mbps_highest: `The highest download rate. ${isSingle}`,
      transfer_rate_rx_mbps: 'Median of the upload rates, megabits per second.',
      transfer_rate_rx_mbps_lowest: `The lowest upload rate. ${isSingle}`,
      transfer_rate_rx_mbps_highest: `The highest upload rate. ${isSingle}`,
      clients_connected: 'Median of the clients.',
      period_usage_tx_mb: 'Downloaded in the stretch, in units of 1024² bytes.',
      period_usage_rx_mb: 'Uploaded in the stretch, in units of 1024² bytes.',
    },
    example: example.transfer_metrics[0],
  }),
  RangeStats: entity(RangeStats, {
    description: 'What went through a wireless network in a range.',
    fields: {
      step: 'What a point stands for: a single `reading`, an `hour`, or a `day` of the location.',
      client_counts: 'Client counts, oldest first.',
      transfer_metrics: 'Rates and usage, oldest first.',
    },
    example: {
      ...example,
      client_counts: example.client_counts.slice(0, 2),
      transfer_metrics: example.transfer_metrics.slice(0, 2),
    },
  }),
}
