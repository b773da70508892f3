/** Not in the specification: a type of report of ours, which `users/me` names as the extra `month-report`. */
import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { someLocations } from '../fields.ts'
import { days, inOrder, ofOneMonth } from '../request.ts'

const name = { title: 'Monthly Figures Report', formats: { pdf: 'PDF' } } as const
const parameters = z.object(someLocations())
const request = ofOneMonth(inOrder(z.extend(parameters, days())))

export const startMonthReport = reportCall(name, '/api/v1/reports/month', request)

export const groupMonth = defineReport({
  type: 'group_month',
  ...name,
  place: 'locations',
  scheduled: 'pdf',
  extra: 'month-report',
  usually: 'MONTHLY',
  isMonthly: true,
  parameters,
  request,
  calls: { pdf: startMonthReport },
})
