import { incidentsOf, type Outage, outagesOf } from './incidents.ts'
import { instantMs } from './instant.ts'
import type { HistoryEntry } from './statusPeriods.ts'

export const groupedTimelineLimits = {
  pageSize: 50,
  pageMax: 200,
  /** Outages of one group that are named; the incident's own page has all. */
  outagesShown: 25,
} as const

/**
 * Kinds of a group: access points that were down together; the outages of a single one; a change of status that is
 * part of no outage; a ticket.
 */
export const timelineGroupKinds = ['incident', 'outage', 'device_status', 'guest_ticket'] as const
export type TimelineGroupKind = (typeof timelineGroupKinds)[number]

/** Tells an incident of several access points from the outages of a single one. */
export function incidentKind(accessPoints: number): 'incident' | 'outage' {
  return accessPoints > 1 ? 'incident' : 'outage'
}

/** A place in the list of groups: each has one of its own. */
export interface TimelineKey {
  /** When the group began. */
  startMs: number
  /** Of those that began at one instant: incidents and outages first, then changes of status, then tickets. */
  rank: number
  /** Among those of one kind: the device's or the ticket's id. */
  id: number
}

const ranks: Record<TimelineGroupKind, number> = {
  incident: 0,
  outage: 0,
  device_status: 1,
  guest_ticket: 2,
}

/** @param id of the device or the ticket; a location has no two incidents that begin at one instant */
export function timelineKey(kind: TimelineGroupKind, startMs: number, id = 0): TimelineKey {
  return { startMs, rank: ranks[kind], id }
}

/** Orders groups newest first; no two are equal. */
export function compareTimelineKeys(a: TimelineKey, b: TimelineKey): number {
  return b.startMs - a.startMs || a.rank - b.rank || a.id - b.id
}

/** The place before all that began before an instant, where a reader jumps to. */
export function timelineKeyBefore(untilMs: number): TimelineKey {
  return { startMs: untilMs, rank: 9, id: 0 }
}

/** Writes a place for an address: `1781744400000-1-42`. */
export function writeTimelineKey({ startMs, rank, id }: TimelineKey): string {
  return `${startMs}-${rank}-${id}`
}

/** Matches what `writeTimelineKey` writes. */
export const timelineKeyText = /^(\d{1,13})-(\d)-(\d{1,15})$/

/** Reads it again; null for what is none. */
export function readTimelineKey(text: string): TimelineKey | null {
  const [, startMs, rank, id] = timelineKeyText.exec(text) ?? []
  return startMs === undefined
    ? null
    : { startMs: Number(startMs), rank: Number(rank), id: Number(id) }
}

/** A change of a device's status, as the plain timeline has it. */
export interface DeviceChange extends HistoryEntry {
  deviceId: number
}

/** A ticket, as the plain timeline has it. */
export interface OpenedTicket {
  id: number
  time: string
}

/** Events of the plain timeline that are one entry of the grouped one. */
export interface EventGroup<Change, Ticket> {
  kind: TimelineGroupKind
  key: TimelineKey
  /** When the last of its access points was back; null while any is down, and for what is over at once. */
  endMs: number | null
  changes: Change[]
  tickets: Ticket[]
}

/**
 * Groups the events of a location. Each incident is one group, with every change from an outage's Offline to its
 * Online; what belongs to none stays alone. So each event is in exactly one group. A group stands where it began,
 * and stays there while it lasts.
 * @param changes in any order; no two of one device at one instant
 * @param tickets in any order
 * @returns newest first
 */
export function groupTimeline<Change extends DeviceChange, Ticket extends OpenedTicket>(
  changes: readonly Change[],
  tickets: readonly Ticket[],
): EventGroup<Change, Ticket>[] {
  const outages = [...byDevice(changes)].flatMap(([deviceId, own]) =>
    outagesOf(own).map((outage) => ({ ...outage, deviceId, changes: changesOf(own, outage) })),
  )
  const grouped = new Set(outages.flatMap((outage) => outage.changes))
  const groups = [
    ...incidentsOf(outages).map(({ startMs, endMs, outages: parts }) => {
      const kind = incidentKind(new Set(parts.map(({ deviceId }) => deviceId)).size)
      const key = timelineKey(kind, startMs)
      return { kind, key, endMs, changes: parts.flatMap((part) => part.changes), tickets: [] }
    }),
    ...changes
      .filter((change) => !grouped.has(change))
      .map((change) => ({
        ...alone('device_status', change.time, change.deviceId),
        changes: [change],
      })),
    ...tickets.map((ticket) => ({
      ...alone('guest_ticket', ticket.time, ticket.id),
      tickets: [ticket],
    })),
  ]
  return groups.sort((a, b) => compareTimelineKeys(a.key, b.key))
}

/** Node 20 has no Map.groupBy. */
function byDevice<Change extends DeviceChange>(changes: readonly Change[]): Map<number, Change[]> {
  const devices = new Map<number, Change[]>()
  for (const change of changes) {
    const others = devices.get(change.deviceId)
    if (others) others.push(change)
    else devices.set(change.deviceId, [change])
  }
  return devices
}

function changesOf<Change extends DeviceChange>(changes: readonly Change[], outage: Outage) {
  const untilMs = outage.endMs ?? Number.POSITIVE_INFINITY
  return changes.filter(({ time }) => {
    const atMs = msOf(time)
    return atMs >= outage.startMs && atMs <= untilMs
  })
}

function alone(kind: TimelineGroupKind, time: string, id: number) {
  return { kind, key: timelineKey(kind, msOf(time), id), endMs: null, changes: [], tickets: [] }
}

function msOf(time: string): number {
  return instantMs(time) ?? Number.NaN
}

/**
 * Cuts a page out of groups that are in their order.
 * @param after the place of the last one of the page before; null for the first page
 * @returns the page, and the place that the next one comes after; null where none follows
 */
export function pageOfGroups<Group extends { key: TimelineKey }>(
  groups: readonly Group[],
  { after, limit }: { after: TimelineKey | null; limit: number },
): { page: Group[]; next: TimelineKey | null } {
  const rest =
    after === null ? groups : groups.filter(({ key }) => compareTimelineKeys(key, after) > 0)
  const page = rest.slice(0, limit)
  return { page, next: rest.length > limit ? (page.at(-1)?.key ?? null) : null }
}
