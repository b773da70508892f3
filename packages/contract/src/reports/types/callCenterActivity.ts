import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { chosenFormat, type ReportSwitch, someLocations, ticketFilter } from '../fields.ts'
import { days, inOrder } from '../request.ts'

export const callCenterSwitches = {
  include_detailed_notes: {
    label: 'Include detailed notes',
    meaning: 'Whether calls and notes are written out.',
    isOn: true,
    words: { on: 'with detailed notes', off: 'without detailed notes' },
  },
} satisfies Record<string, ReportSwitch>

const name = { title: 'Call Center Activity Report', formats: { pdf: 'PDF', csv: 'CSV' } } as const
const parameters = z.object({
  ...someLocations(),
  report_format: chosenFormat(),
  include_detailed_notes: z.boolean(),
  status_filter: ticketFilter(),
  issue_filter: ticketFilter(),
})
const request = inOrder(z.extend(parameters, days()))

export const startCallCenterActivityReport = reportCall(
  name,
  '/api/v1/reports/call-center-activity',
  request,
)

export const callCenterActivity = defineReport({
  type: 'call_center_activity',
  ...name,
  place: 'locations',
  scheduled: 'chosen',
  parameters,
  request,
  calls: { pdf: startCallCenterActivityReport, csv: startCallCenterActivityReport },
})
