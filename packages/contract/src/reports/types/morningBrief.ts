/** Not in the specification: a type of report of ours, which `users/me` names as the extra `morning-brief`. */
import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { type ReportSwitch, someLocations } from '../fields.ts'
import { days, inOrder } from '../request.ts'

export const morningBriefSwitches = {
  one_page_for_all: {
    label: 'One page for all locations',
    meaning:
      'Whether all locations stand on one page, the worst first; otherwise each has a page of its own.',
    isOn: false,
    words: { on: 'one page for all', off: 'a page for each location' },
  },
} satisfies Record<string, ReportSwitch>

const name = { title: 'Morning Brief', formats: { pdf: 'PDF' } } as const
const parameters = z.object({ ...someLocations(), one_page_for_all: z.boolean() })
const request = inOrder(z.extend(parameters, days()))

export const startMorningBrief = reportCall(name, '/api/v1/reports/morning-brief', request)

export const morningBrief = defineReport({
  type: 'morning_brief',
  ...name,
  place: 'locations',
  scheduled: 'pdf',
  extra: 'morning-brief',
  usually: 'DAILY',
  parameters,
  request,
  calls: { pdf: startMorningBrief },
})
