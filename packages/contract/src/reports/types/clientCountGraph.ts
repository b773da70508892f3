import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { someSsids } from '../fields.ts'
import { days, inOrder } from '../request.ts'

const title = 'Client Count Report'
const formats = { pdf: 'PDF graph', csv: 'CSV data' } as const
const parameters = z.object(someSsids())
const request = inOrder(z.extend(parameters, days()))

export const startClientCountGraphReport = reportCall(
  { title, formats: { pdf: formats.pdf } },
  '/api/v1/reports/client-count-graph',
  request,
)

export const startClientCountCsvReport = reportCall(
  { title, formats: { csv: formats.csv } },
  '/api/v1/reports/client-count-csv',
  request,
)

export const clientCountGraph = defineReport({
  type: 'client_count_graph',
  title,
  formats,
  place: 'ssids',
  scheduled: 'pdf',
  parameters,
  request,
  calls: { pdf: startClientCountGraphReport, csv: startClientCountCsvReport },
})
