import { formatChoices, type ReportType, type StartedTask } from '@netportal/contract'
import * as z from 'zod/mini'
import { callApi } from '../../../api/callApi.ts'
import { type ReportFormValues, requestInput } from './reportRequest.ts'

/**
 * Asks the server for a report. Specification §7 "Reports and tasks".
 * @param values what the form has accepted; the format counts where the type comes in several
 * @throws ApiError as `callApi` does
 */
export async function startReport(
  type: ReportType,
  values: ReportFormValues,
  signal: AbortSignal,
): Promise<StartedTask> {
  const choices = formatChoices(type)
  const choice = choices.find(({ format }) => format === values.report_format) ?? choices[0]
  if (choice === undefined) throw new Error(`No call starts a report of type ${type}`)
  const { call } = choice
  return callApi(call, { body: z.parse(call.body, requestInput(values)) }, { signal })
}
