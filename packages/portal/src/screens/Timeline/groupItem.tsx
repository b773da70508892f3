import type { Id, IncidentOutage, IncidentSummary, TimelineGroup } from '@netportal/contract'
import { formatDate, formatDuration, textOr, type ZoneName } from '@netportal/format'
import {
  color,
  iconSize,
  isolatedText,
  linkStyle,
  media,
  type StatusTone,
  space,
  type TimelineItem,
  text,
  VisuallyHidden,
} from '@netportal/ui'
import { WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { groupTexts, spanText, timeText } from './groupTexts.ts'
import { DetailsLink, dayText, toTimelineItem } from './timelineItem.tsx'

interface Place {
  locationId: Id
  zone: ZoneName
  /** Whether incidents have pages of their own. */
  hasIncidentPages: boolean
}

/** An entry as the list shows it, by the clocks of its location, under the heading of the day on which it began. */
export function toGroupItem(group: TimelineGroup, place: Place): TimelineItem {
  const { id, started_at, incident, event } = group
  const { zone } = place
  const time = (
    <time dateTime={started_at}>
      <strong>{timeText(started_at, zone)}</strong>
    </time>
  )
  if (event) return { ...toTimelineItem(event, zone), id, time }
  const day = dayText(formatDate(started_at, zone))
  if (!incident) return { id, marker: '?', time, title: 'An event of another kind', group: day }
  const outages = group.outages ?? []
  const { title, description, details } = groupTexts(incident, outages, zone)
  const isSite = incident.access_points > 1
  return {
    id,
    marker: isSite ? <SiteMarker /> : 'AP',
    tone: toneOf(incident),
    time,
    title: isolatedText(title),
    description,
    action: <GroupLink {...place} incident={incident} outages={outages} title={title} />,
    ...(details !== null && {
      detailsText: details,
      details: <Outages {...place} incident={incident} outages={outages} />,
    }),
    group: day,
  }
}

function SiteMarker() {
  return (
    <>
      <WifiOff size={iconSize.md} />
      <VisuallyHidden>Incident</VisuallyHidden>
    </>
  )
}

/** What lasts is loudest; of what is over the grade of a whole site's incident, which its words tell too. */
function toneOf({ ended_at, grade, access_points }: IncidentSummary): StatusTone {
  if (!ended_at) return 'critical'
  return grade === 'minor' || access_points === 1 ? 'good' : grade
}

interface PartsProps extends Place {
  incident: IncidentSummary
  outages: readonly IncidentOutage[]
}

/** To the incident of several access points, else to the history of the one. */
function GroupLink({ incident, outages, title, ...place }: PartsProps & { title: string }) {
  const { locationId, hasIncidentPages } = place
  const [first] = outages
  if (incident.access_points > 1) {
    if (!hasIncidentPages) return null
    return <DetailsLink to={incidentPath.to({ locationId, incidentId: incident.id })} of={title} />
  }
  return first?.ap_mac_address ? (
    <DetailsLink to={historyOf(locationId, first.ap_mac_address)} of={title} />
  ) : null
}

function historyOf(locationId: Id, deviceMacAddress: string): string {
  return paths.deviceHistory.to({ locationId, deviceMacAddress })
}

/** The outages of an entry, oldest first, each with both times. */
function Outages({ incident, outages, locationId, zone, hasIncidentPages }: PartsProps) {
  const isCut = incident.access_points > new Set(outages.map((one) => one.ap_mac_address)).size
  return (
    <>
      <List>
        {outages.map(({ ap_mac_address: mac, device_name_api, started_at, ...rest }) => (
          <li key={`${mac} ${started_at}`}>
            {mac ? (
              <PortalLink to={historyOf(locationId, mac)}>
                <bdi>{textOr(device_name_api, mac)}</bdi>
              </PortalLink>
            ) : (
              <bdi>{textOr(device_name_api)}</bdi>
            )}
            <Times>{spanText(started_at, rest.ended_at, zone)}</Times>
            <Times>{lengthOf(rest.minutes_down)}</Times>
          </li>
        ))}
      </List>
      {isCut && (
        <More>
          <span>{`The first ${outages.length} of its outages.`}</span>{' '}
          {hasIncidentPages && (
            <PortalLink to={incidentPath.to({ locationId, incidentId: incident.id })}>
              {`All ${incident.access_points} access points`}
            </PortalLink>
          )}
        </More>
      )}
    </>
  )
}

function lengthOf(minutes: number | null | undefined): string {
  return typeof minutes === 'number' ? formatDuration(minutes * 60) : ''
}

const List = styled.ul`
  display: grid;
  grid-template-columns: fit-content(50%) auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  ${text('table')}

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  a {
    ${linkStyle}
  }
  ${media.below.sm} {
    display: block;
    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[3]};
      padding-block: ${space[1]};
    }
  }
`

const Times = styled.span`
  color: ${color('text.muted')};
`

const More = styled.p`
  margin-block-start: ${space[2]};
  color: ${color('text.muted')};
  ${text('table')}
  a {
    ${linkStyle}
  }
`
