import {
  createAdminSchedule,
  createSchedule,
  deleteAdminSchedule,
  deleteSchedule,
  type Id,
  plainRecipients,
  runAdminSchedule,
  runSchedule,
  type Schedule,
  ScheduleInput,
  testAdminSchedule,
  testSchedule,
  updateAdminSchedule,
  updateSchedule,
} from '@netportal/contract'
import * as z from 'zod/mini'
import { callApi } from '../../../api/callApi.ts'
import type { Viewer } from '../viewer.ts'
import type { RunKind } from './RunScheduleView.tsx'
import { type ScheduleFormValues, scheduleInput } from './scheduleForm.ts'

/** An existing schedule, as it was read. */
type Known = Pick<Schedule, 'id' | 'version'>

/**
 * Saves a schedule. Specification §7 "Schedules and history".
 * @param known the one to replace, whose version goes back where the API has one; null for a new one
 * @param values what the form has accepted
 * @throws ApiError as `callApi` does
 */
export async function saveSchedule(
  viewer: Viewer,
  known: Known | null,
  values: ScheduleFormValues,
): Promise<void> {
  const input = z.parse(ScheduleInput, scheduleInput(values))
  const body = { ...input, recipients: plainRecipients(input.recipients) }
  if (known !== null) {
    const call = viewer.role === 'admin' ? updateAdminSchedule : updateSchedule
    const { id, version } = known
    const versioned = version === null || version === undefined ? body : { ...body, version }
    await callApi(call, { params: { id }, body: versioned })
  } else if (viewer.role === 'admin') {
    await callApi(createAdminSchedule, { query: { customer_id: values.customer_id }, body })
  } else {
    await callApi(createSchedule, { params: { customerId: viewer.customerId }, body })
  }
}

/** @throws ApiError as `callApi` does */
export async function removeSchedule(viewer: Viewer, id: Id): Promise<void> {
  const call = viewer.role === 'admin' ? deleteAdminSchedule : deleteSchedule
  await callApi(call, { params: { id } })
}

const runCalls = {
  run: { admin: runAdminSchedule, customer: runSchedule },
  test: { admin: testAdminSchedule, customer: testSchedule },
}

/**
 * Has a schedule run now, or mailed to the viewer as a test: calls of an API that says `can_run_now`.
 * @throws ApiError as `callApi` does
 */
export async function startRun(viewer: Viewer, id: Id, kind: RunKind): Promise<void> {
  await callApi(runCalls[kind][viewer.role], { params: { id } })
}
