import {
  type Found,
  type FoundDevice,
  type FoundKind,
  type FoundLocation,
  type FoundSsid,
  type FoundTicket,
  foundKinds,
  readSearch,
  type Search,
  type SearchQuestion,
} from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isInService } from '../devices/inService.ts'

interface Asked extends Search {
  /** All that was typed, without blanks around it. */
  text: string
  /** One more than is told, which tells that there is more. */
  limit: number
}

/** Finds the viewer's locations, access points, SSIDs and tickets that a few words name. */
export async function find(
  db: Database,
  viewer: Viewer,
  { query, limit }: SearchQuestion,
): Promise<Found> {
  const asked: Asked = { ...readSearch(query), text: query, limit: limit + 1 }
  // One after another, so that no reader who types takes four connections.
  const found = {
    locations: await findLocations(db, viewer, asked),
    devices: await findDevices(db, viewer, asked),
    ssids: await findSsids(db, viewer, asked),
    tickets: asked.ticket === null ? [] : await findTickets(db, viewer, asked.ticket, asked.limit),
  }
  return {
    locations: found.locations.slice(0, limit),
    devices: found.devices.slice(0, limit),
    ssids: found.ssids.slice(0, limit),
    tickets: found.tickets.slice(0, limit),
    more: foundKinds.filter((kind: FoundKind) => found[kind].length > limit),
  }
}

/** The viewer's locations, each with the words that it is known by. Whose it is, is told to administrators. */
const places = `with places as materialized (
  select locations.id, locations.name, timezone, customer.name as customer_company_name,
    lower(concat_ws(' ', locations.name, customer.name)) as words
  from locations
  left join companies as customer on $1::boolean and customer.id = company_id
  where ${isVisible}
)`

/** A row of a table with a company of its own, as `isVisible` says it of locations: it leads to an index. */
const isOwn = (table: string) => `($1::boolean or ${table}.company_id = $2::bigint)`

const placeColumns =
  'places.id as location_id, places.name as location_name, places.customer_company_name'

/** Adds values to a statement whose first two are the viewer's. */
function parameters(viewer: Viewer) {
  const values: unknown[] = scope(viewer)
  const add = (value: unknown) => `$${values.push(value)}`
  return { values, add }
}

type Add = ReturnType<typeof parameters>['add']

/**
 * The condition that each word is in a name or its place, and one of them in the name: else a search for a place
 * would find all that it has.
 * @param name SQL of a text in lower case
 */
function hasWords(words: readonly string[], name: string, add: Add): string {
  if (words.length === 0) return 'false'
  const places = words.map((word) => `lower(${add(word)}::text)`)
  const inName = places.map((word) => `strpos(${name}, ${word}) > 0`)
  if (words.length === 1) return `(${inName})`
  const inEither = places.map(
    (word) => `(strpos(${name}, ${word}) > 0 or strpos(words, ${word}) > 0)`,
  )
  return `((${inName.join(' or ')}) and ${inEither.join(' and ')})`
}

/** The order of names: the very name first, then those that begin so. */
function rankOf(name: string, text: string): string {
  return `case when ${name} = lower(${text}) then 0 when starts_with(${name}, lower(${text})) then 1 else 2 end`
}

async function findLocations(db: Database, viewer: Viewer, { words, text, limit }: Asked) {
  const { values, add } = parameters(viewer)
  const whole = `${add(text)}::text`
  const isNamed = words.map((word) => `strpos(words, lower(${add(word)}::text)) > 0`)
  const { rows } = await db.query<FoundLocation>(
    `${places} select id, name, customer_company_name from places
     where ${isNamed.join(' and ') || 'false'}
     order by ${rankOf('lower(name)', whole)}, lower(name), id limit ${add(limit)}`,
    values,
  )
  return rows
}

async function findDevices(db: Database, viewer: Viewer, { words, mac, ip, text, limit }: Asked) {
  const { values, add } = parameters(viewer)
  const whole = `${add(text)}::text`
  const name = "lower(coalesce(devices.name, ''))"
  const ways = [
    hasWords(words, name, add),
    ...(mac === null ? [] : [`strpos(mac_address, ${add(mac)}::text) > 0`]),
    ...(ip === null ? [] : [`starts_with(lower(ip_address), ${add(ip)}::text)`]),
  ]
  const { rows } = await db.query<FoundDevice>(
    `${places} select mac_address as ap_mac_address, devices.name as device_name_api,
       ip_address as ip_address_api, status as current_status, ${placeColumns}
     from devices join places on places.id = location_id
     where ${isOwn('devices')} and ${isInService} and (${ways.join(' or ')})
     order by ${rankOf(name, whole)}, ${name}, mac_address, devices.id limit ${add(limit)}`,
    values,
  )
  return rows
}

async function findSsids(db: Database, viewer: Viewer, { words, text, limit }: Asked) {
  const { values, add } = parameters(viewer)
  const whole = `${add(text)}::text`
  const name = "lower(concat_ws(' ', broadcast_name, wlan_name))"
  const { rows } = await db.query<FoundSsid>(
    `${places} select wlan_id as wlan_id_api, broadcast_name as ssid_broadcast_name_api,
       wlan_name as wlan_name_api, is_active as active, ${placeColumns}
     from ssids join places on places.id = location_id
     where ${hasWords(words, name, add)}
     order by is_active desc, ${rankOf("lower(coalesce(broadcast_name, ''))", whole)},
       lower(broadcast_name), lower(places.name), ssids.id limit ${add(limit)}`,
    values,
  )
  return rows
}

/** By the beginning of their number: that very number first, then the highest, which are mostly the newest. */
async function findTickets(db: Database, viewer: Viewer, number: string, limit: number) {
  const own = `${isOwn('tickets')} and lower(calltek_ticket_id)`
  const { rows } = await db.query<FoundTicket>(
    `${places}, numbered as (
       (select * from tickets where ${own} = lower($3) limit $5)
       union
       (select * from tickets where ${own} like lower($4)
        order by lower(calltek_ticket_id) using ~>~ limit $5)
     )
     select numbered.id, calltek_ticket_id, opened_at as ticket_datetime_utc,
       timezone as location_timezone, status as status_api, ${placeColumns}
     from numbered join places on places.id = location_id
     order by lower(calltek_ticket_id) = lower($3) desc,
       lower(calltek_ticket_id) using ~>~, opened_at desc, numbered.id desc
     limit $5`,
    [...scope(viewer), number, `${number.replace(/[\\%_]/g, '\\$&')}%`, limit],
  )
  return rows
}
