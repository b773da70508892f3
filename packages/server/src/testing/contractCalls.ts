import {
  createSchedule,
  type Endpoint,
  endpointPath,
  machineKeyHeader,
  startNetworkHealthReport,
} from '@netportal/contract'
import { type EndpointName, endpoints } from '@netportal/contract/endpoints'
import { toOpenApi } from '@netportal/contract/openapi'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { createMachineKey } from '../auth/machineKeys.ts'
import { toIncidentId } from '../incidents/incidentId.ts'
import { tellUntold } from '../incidents/keep.ts'
import type { TestApp } from './testApp.ts'

/** Every call of the contract, by name. */
export const allCalls = Object.entries(endpoints) as [EndpointName, Endpoint][]

/** Ids that a call may be about: of one company's things, or of nobody's. */
export interface Subject {
  companyId: number
  locationId: number
  externalId: string
  mac: string
  ssidId: number
  wlanId: string
  scheduleId: number | string
  taskId: string
  incidentId: string
  ticketId: number
}

/** As no company has them. */
export const missing: Subject = {
  companyId: 999_999,
  locationId: 999_999,
  externalId: 'Z-1',
  mac: '02:00:00:00:00:01',
  ssidId: 999_999,
  wlanId: 'nowhere',
  scheduleId: 999_999,
  taskId: '00000000-0000-4000-8000-000000000000',
  incidentId: '999999-1781700000000',
  ticketId: 999_999,
}

/** The credentials of a call: a person's token or a machine's key. */
export function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

export async function machineKey(test: TestApp, companyId: number) {
  const { key } = await createMachineKey(test.database.pool, { companyId, name: 'test' })
  return { [machineKeyHeader]: key }
}

/** Finds the things of a company that calls can be about; a schedule, a report and its incidents are made for it. */
export async function subjectOf(test: TestApp, company: 'ash' | 'birch'): Promise<Subject> {
  const { companyId, locationId } = test.world[company]
  const { rows } = await test.database.pool.query<
    Pick<Subject, 'externalId' | 'mac' | 'wlanId' | 'ssidId' | 'ticketId'>
  >(
    `select external_id as "externalId", ssids.id as "ssidId", wlan_id as "wlanId",
       (select mac_address from devices where location_id = locations.id and name is not null) as mac,
       (select max(id) from tickets where location_id = locations.id) as "ticketId"
     from locations join ssids on location_id = locations.id
     where locations.id = $1 order by wlan_id limit 1`,
    [locationId],
  )
  const [found] = rows
  if (!found) throw new Error(`No SSID at ${company}.`)
  const subject = { ...missing, companyId, locationId, ...found }
  return {
    ...subject,
    scheduleId: await make(test, company, createSchedule, subject, 'id'),
    taskId: await make(test, company, startNetworkHealthReport, subject, 'task_id'),
    incidentId: await incidentOf(test, locationId),
  }
}

/** The one incident of a location of the tests' world. */
async function incidentOf(test: TestApp, locationId: number): Promise<string> {
  await tellUntold(test.database.pool, () => test.time)
  const { rows } = await test.database.pool.query<{ location_id: number; started_at: string }>(
    'select location_id, started_at from incidents where location_id = $1 order by started_at',
    [locationId],
  )
  const [found] = rows
  if (!found) throw new Error(`No incident at ${locationId}.`)
  return toIncidentId(found)
}

async function make(
  test: TestApp,
  company: 'ash' | 'birch',
  endpoint: Endpoint,
  subject: Subject,
  field: string,
): Promise<string> {
  const owner = company === 'ash' ? 'ann' : 'ben'
  const answer = await test.app.inject(callOf(endpoint, subject, bearer(await test.tokenOf(owner))))
  const id = Object(answer.json())[field]
  if (id === undefined) throw new Error(`${endpoint.path} answers ${answer.body}`)
  return id
}

/**
 * Builds a call of an endpoint about a subject: with its ids in the path, and in the query and body that
 * the API's description gives as an example.
 */
export function callOf(
  endpoint: Endpoint,
  subject: Subject,
  headers: Record<string, string>,
): InjectOptions {
  const params = Object.fromEntries(
    parameterNames(endpoint).map((name) => [name, parameterValue(endpoint, name, subject)]),
  )
  const url = endpointPath(endpoint, params, requiredQuery(endpoint, subject))
  const body = bodyOf(endpoint, subject)
  return {
    method: endpoint.method,
    url,
    ...(body === undefined ? { headers } : encodeBody(endpoint, body, headers)),
  }
}

export function encodeBody(
  endpoint: Endpoint,
  body: unknown,
  headers: Record<string, string>,
): Pick<InjectOptions, 'headers' | 'payload'> {
  if (endpoint.bodyType === 'form') {
    return {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        Object.entries(Object(body)).map(([name, value]) => [name, String(value)]),
      ).toString(),
    }
  }
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  }
}

export function parameterNames({ path }: Endpoint): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/** @throws Error for a parameter that this file does not know: a new one must be told here */
function parameterValue({ path }: Endpoint, name: string, subject: Subject): string | number {
  const values: Record<string, string | number> = {
    id: path.includes('/report-schedules/') ? subject.scheduleId : subject.locationId,
    mac: subject.mac,
    ssid: subject.wlanId,
    customerId: subject.companyId,
    taskId: subject.taskId,
    incidentId: subject.incidentId,
    ticketId: subject.ticketId,
  }
  const value = values[name]
  if (value === undefined) throw new Error(`What is the parameter '${name}' of ${path}?`)
  return value
}

function requiredQuery({ query }: Endpoint, subject: Subject): Record<string, unknown> {
  const names = query?._zod.def.shape ?? {}
  return {
    ...('customer_id' in names && { customer_id: subject.companyId }),
    ...('location_ids' in names && { location_ids: subject.locationId }),
  }
}

const Operation = z.object({
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ example: z.unknown() })) }),
  ),
})
const { paths } = toOpenApi({ title: '', version: '1' })

/** The example body of a call, about the subject; undefined when it has none. */
export function bodyOf({ method, path }: Endpoint, subject: Subject): unknown {
  const { requestBody } = z.parse(Operation, paths[path]?.[method.toLowerCase()])
  const [content] = Object.values(requestBody?.content ?? {})
  return content && aboutSubject(content.example, subject)
}

/** Puts the subject's ids wherever a body names a thing. */
function aboutSubject(value: unknown, subject: Subject): unknown {
  if (Array.isArray(value)) return value.map((item) => aboutSubject(item, subject))
  if (typeof value !== 'object' || value === null) return value
  const named: Record<string, unknown> = {
    location_id: subject.locationId,
    location_ids: [subject.locationId],
    ssid_ids: [subject.ssidId],
    ssid_wlan_id_api: subject.wlanId,
    customer_id: subject.companyId,
    portal_company: subject.companyId,
    external_id: subject.externalId,
    location_external_id: subject.externalId,
    ap_mac_address: subject.mac,
    wlan_id_api: subject.wlanId,
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, named[key] ?? aboutSubject(item, subject)]),
  )
}

/** Whether a call names things, so that it can be about those of others. */
export function namesThings(endpoint: Endpoint): boolean {
  const about = (subject: Subject) => JSON.stringify(callOf(endpoint, subject, {}))
  return about(missing) !== about(nothing)
}

const nothing: Subject = {
  companyId: 0,
  locationId: 0,
  externalId: '0',
  mac: '0',
  ssidId: 0,
  wlanId: '0',
  scheduleId: 0,
  taskId: '0',
  incidentId: '0-0',
  ticketId: 0,
}

/** All that could tell two answers apart, but for what differs between any two. */
export function comparable({ statusCode, headers, body }: LightMyRequestResponse) {
  return { statusCode, headers: { ...headers, date: undefined, 'x-request-id': undefined }, body }
}
