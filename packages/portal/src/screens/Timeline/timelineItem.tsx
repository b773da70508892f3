import {
  type DeviceStatus,
  daysOfWeek,
  statusToldBy,
  type TimelineEvent,
} from '@netportal/contract'
import { formatDate, formatDateTime, type ZoneName } from '@netportal/format'
import type { StatusTone, TimelineItem } from '@netportal/ui'
import { iconSize, isolatedText, VisuallyHidden } from '@netportal/ui'
import { ArrowRight, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlainKeptLink } from '../../shared/range/KeptLink.tsx'

/** An event as the list shows it, by the clocks of its location. Specification §2 "Event timeline". */
export function toTimelineItem(event: TimelineEvent, zone: ZoneName): TimelineItem {
  const { id, event_type, title, description, timestamp, details_url } = event
  const [date, ...time] = formatDateTime(timestamp, zone).split(' ')
  const status = statusToldBy(event)
  return {
    id,
    marker: marker(event_type),
    ...(status && { tone: tones[status] }),
    time: (
      <time dateTime={timestamp}>
        <span>{date}</span> <strong>{time.join(' ')}</strong>
      </time>
    ),
    title: isolatedText(title),
    description: isolatedText(description),
    action: details_url && isPortalPath(details_url) && <DetailsLink to={details_url} of={title} />,
    group: dayText(formatDate(timestamp, zone)),
  }
}

/** Names a day for its heading: 'Thursday, 2026-06-18'. One that cannot be read stays as it is. */
export function dayText(date: string): string {
  const weekday = ((new Date(date).getUTCDay() + 6) % 7) + 1
  const day = daysOfWeek.find(({ value }) => value === weekday)
  return day ? `${day.label}, ${date}` : date
}

const tones: Record<DeviceStatus, StatusTone> = {
  online: 'good',
  offline: 'critical',
  unknown: 'noData',
}

/** The arrow is drawn, since not every font has it. */
export function DetailsLink({ to, of }: { to: string; of: string }) {
  return (
    <PlainKeptLink to={to} aria-label={`View Details → ${of}`}>
      <span>View Details</span> <VisuallyHidden>→</VisuallyHidden>
      <ArrowRight size={iconSize.sm} />
    </PlainKeptLink>
  )
}

function marker(type: string): ReactNode {
  if (type === 'device_status') return 'AP'
  if (type !== 'guest_ticket') return '?'
  return (
    <>
      <Phone size={iconSize.md} />
      <VisuallyHidden>Ticket</VisuallyHidden>
    </>
  )
}

/** Nothing but a page of the portal is followed: an API may be deceived into other addresses. */
function isPortalPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url)
}
