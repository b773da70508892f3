import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { chosenFormat, someSsids } from '../fields.ts'
import { days, inOrder } from '../request.ts'

const name = { title: 'Data Usage Report', formats: { pdf: 'PDF', csv: 'CSV' } } as const
const place = z.object(someSsids())
/** The format travels as `report_type` here. Specification §7 "Reports and tasks". */
const request = inOrder(z.extend(place, { ...days(), report_type: chosenFormat() }))

export const startDataUsageReport = reportCall(name, '/api/v1/reports/data-usage', request)

export const dataUsage = defineReport({
  type: 'data_usage',
  ...name,
  place: 'ssids',
  scheduled: 'chosen',
  parameters: z.extend(place, { report_format: chosenFormat() }),
  request,
  calls: { pdf: startDataUsageReport, csv: startDataUsageReport },
})
