import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { chosenFormat, oneLocation } from '../fields.ts'
import { days, inOrder } from '../request.ts'

const name = { title: 'Down Device Report', formats: { pdf: 'PDF', csv: 'CSV' } } as const
const parameters = z.object({ ...oneLocation(), report_format: chosenFormat() })
const request = inOrder(z.extend(parameters, days()))

export const startDownDeviceReport = reportCall(name, '/api/v1/reports/down-device', request)

export const downDevice = defineReport({
  type: 'down_device',
  ...name,
  place: 'location',
  scheduled: 'chosen',
  parameters,
  request,
  calls: { pdf: startDownDeviceReport, csv: startDownDeviceReport },
})
