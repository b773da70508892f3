/** Texts for readers of the API's documentation beyond its shapes, typed so that nothing is left out. */
import type * as z from 'zod/mini'
import type { Endpoint, PathParams } from '../endpoint.ts'

export interface EntityDocument {
  schema: z.core.$ZodType
  description: string
  fields: Readonly<Record<string, string>>
  example: unknown
}

/** Describes an object: a sentence for it, one for each of its fields, and an example. */
export function entity<Schema extends z.core.$ZodObject>(
  schema: Schema,
  document: {
    description: string
    fields: Record<keyof z.input<Schema> & string, string>
    example: z.input<Schema> | undefined
  },
): EntityDocument {
  return { schema, ...document }
}

/** Groups of calls, in the order in which a reader meets them. */
export const tags = [
  { name: 'Session', description: 'Signing in and out, and forgotten passwords.' },
  { name: 'Customers', description: 'The companies whose networks are managed.' },
  { name: 'Locations', description: 'Sites, and what happened at them.' },
  {
    name: 'Incidents',
    description: 'Access points that were down together. Only where `users/me` names them.',
  },
  { name: 'Devices', description: 'Access points and their history.' },
  { name: 'SSIDs', description: 'Wireless networks, their clients and traffic.' },
  { name: 'Tickets', description: 'Calls of guests to the call center.' },
  { name: 'Reports', description: 'Reports on demand, exports, and how far they are.' },
  {
    name: 'Schedules',
    description: 'Reports that are mailed again and again; all that were made.',
  },
  { name: 'Audit', description: 'Who did what, for administrators.' },
  { name: 'Ingest', description: 'What machines deliver.' },
  { name: 'Health', description: 'For whoever keeps the server running.' },
] as const
export type Tag = (typeof tags)[number]['name']

export interface ParameterDocument {
  description: string
  example: string
}

interface Common<E extends Endpoint> {
  tag: Tag
  description: string
  /** Shape of our server's answers, where the contract accepts more. */
  answers?: z.core.$ZodType
  /** Answers beyond those that every call of its kind has. */
  errors?: Readonly<Record<number, string>>
  /** Of a success; none for a success without a body. */
  example: z.input<E['response']> | undefined
}

type Params<E extends Endpoint> = [keyof PathParams<E>] extends [never]
  ? unknown
  : { params: Record<keyof PathParams<E>, ParameterDocument> }

type Query<E extends Endpoint> = E extends { query: infer Q extends z.core.$ZodType }
  ? { query: Record<keyof z.input<Q> & string, string> }
  : unknown

type Body<E extends Endpoint> = E extends { body: infer B extends z.core.$ZodType }
  ? { body: z.input<B> | undefined }
  : unknown

type OperationDocument<E extends Endpoint> = Common<E> & Params<E> & Query<E> & Body<E>

/** A description of every call of a table. */
export type OperationDocuments<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: OperationDocument<Table[Name]>
}

/** Describes the query's `location_id` of calls that answer for all locations or for one. */
export const onlyLocation = 'Id of the only location that is asked about.'

/** Describes the query's `customer_id` of calls by which an administrator sees what a customer sees. */
export const onlyCustomer = 'Id of a customer, for an administrator: only what that customer sees.'

/** Describes the query of a list that comes in pages. @param items what it lists, as in 'Events' */
export const pageOf = (items: string) => ({
  limit: `${items} on a page.`,
  offset: `${items} before the page: page number, from 0, times \`limit\`.`,
})

/** Descriptions of the path parameters of several calls. */
export const parameters = {
  location: {
    description: 'Id of the location, as the list of locations gives it.',
    example: '101',
  },
  mac: {
    description: 'Hardware address of the access point, percent-encoded, in any notation.',
    example: '00:00:5E:00:53:1A',
  },
  incident: {
    description: 'Id of the incident, as the list of incidents gives it.',
    example: '101-1781744400000',
  },
  ticket: { description: 'Id of the ticket, as the list of tickets gives it.', example: '7001' },
  ssid: {
    description: 'The `wlan_id_api` of the wireless network, percent-encoded.',
    example: 'wlan-307',
  },
  customer: { description: 'Id of the company.', example: '7' },
  schedule: { description: 'Id of the schedule.', example: '401' },
} satisfies Record<string, ParameterDocument>
