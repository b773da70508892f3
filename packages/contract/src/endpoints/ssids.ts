import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ClientCountPoint, Ssid, SsidSummary, TransferMetricPoint } from '../entities/ssid.ts'
import { limits } from '../rules/limits.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { dataFailure } from './dataFailure.ts'
import { queryFlag, queryNumber } from './query.ts'

const historyQuery = z.object({
  days_history: queryNumber({
    min: 1,
    max: serverLimits.historyDaysMax,
    default: limits.ssidStatsDaysDefault,
  }),
})

export const listSsids = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids',
  access: 'user',
  summary: 'The wireless networks of a location',
  response: z.array(Ssid),
  failure: dataFailure,
})

export const listSsidsWithCounts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids-with-counts',
  access: 'user',
  summary: 'The wireless networks of a location, each with its latest client count',
  query: z.object({ include_inactive: queryFlag() }),
  response: z.array(Ssid),
  failure: 'Failed to fetch SSIDs with counts',
})

export const getSsidsSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids-summary',
  access: 'user',
  summary: 'Clients and traffic over all SSIDs of a location',
  response: SsidSummary,
  failure: 'Failed to fetch SSID summary',
})

export const getSsidStats = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids/{ssid}/stats',
  access: 'user',
  summary: 'Client counts of a wireless network over the last days',
  query: historyQuery,
  response: z.array(ClientCountPoint),
  failure: dataFailure,
})

export const getTransferMetrics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids/{ssid}/transfer-metrics',
  access: 'user',
  summary: 'Transfer rates and usage of a wireless network over the last days',
  query: historyQuery,
  response: z.array(TransferMetricPoint),
  failure: 'Failed to fetch transfer metrics',
})
