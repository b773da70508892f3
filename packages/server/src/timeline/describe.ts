import { deviceStatus, deviceStatusTexts, instantMs, type TimelineEvent } from '@netportal/contract'
import { formatDuration, isolate } from '@netportal/format'
import type { LocationEvent, StatusEvent, TicketEvent } from './queries.ts'

/**
 * Words an event for its reader, and says where more is to be found. No names of guests: a timeline is
 * left open on screens.
 */
export function describeEvent(event: LocationEvent, locationId: number): TimelineEvent {
  const { id, kind, at } = event
  const words = kind === 'guest_ticket' ? describeTicket(event) : describeStatus(event)
  const page = kind === 'guest_ticket' ? ticketPage(event) : historyPage(event)
  const details_url = `/locations/${locationId}/${page}`
  return { id, event_type: kind, timestamp: at, details_url, ...words }
}

type Words = Pick<TimelineEvent, 'title' | 'description'>

function describeTicket({ number, room, issue }: TicketEvent): Words {
  const place = room?.trim() ? `Room ${isolate(room.trim())}` : null
  const parts = [place, issue?.trim() ? isolate(issue.trim()) : null].filter(
    (part) => part !== null,
  )
  return {
    title: `Ticket #${isolate(number)} opened`,
    description: parts.length > 0 ? parts.join(': ') : null,
  }
}

function describeStatus(event: StatusEvent): Words {
  const status = deviceStatus(event.status)
  const name = event.deviceName?.trim() || event.macAddress
  const reported = event.status?.trim()
  const sentences = [
    status === 'unknown' && reported && reported.toLowerCase() !== 'unknown'
      ? `Reported as '${isolate(reported)}'.`
      : null,
    describeBefore(event),
  ].filter((sentence) => sentence !== null)
  return {
    title: `${isolate(name)} is ${deviceStatusTexts[status]}`,
    description: sentences.join(' '),
  }
}

function describeBefore({ at, previousAt, previousStatus }: StatusEvent): string {
  const fromMs = instantMs(previousAt)
  if (fromMs === null) return 'First status on record.'
  const duration = formatDuration(((instantMs(at) ?? fromMs) - fromMs) / 1000)
  return `${deviceStatusTexts[deviceStatus(previousStatus)]} for ${duration} before.`
}

/** Of all days, since the event may be older than those that the page begins with. */
function ticketPage({ number }: TicketEvent): string {
  return `tickets?days=0&ticket=${encodeURIComponent(number)}`
}

function historyPage({ macAddress }: StatusEvent): string {
  return `devices/${encodeURIComponent(macAddress)}/history`
}
