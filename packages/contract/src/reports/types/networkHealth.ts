import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { oneLocation } from '../fields.ts'
import { days, inOrder } from '../request.ts'

const name = { title: 'Network Health Report', formats: { pdf: 'PDF' } } as const
const parameters = z.object(oneLocation())
const request = inOrder(z.extend(parameters, days()))

export const startNetworkHealthReport = reportCall(name, '/api/v1/reports/network-health', request)

export const networkHealth = defineReport({
  type: 'network_health',
  ...name,
  place: 'location',
  scheduled: 'pdf',
  parameters,
  request,
  calls: { pdf: startNetworkHealthReport },
})
