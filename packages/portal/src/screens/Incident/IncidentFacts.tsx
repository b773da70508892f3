import { type Incident, percentDown } from '@netportal/contract'
import {
  formatCount,
  formatDateTime,
  formatDuration,
  formatPercent,
  parseInstant,
} from '@netportal/format'
import { Comb, DescriptionList, Panel, space } from '@netportal/ui'
import styled from 'styled-components'
import { IncidentGradeBadge, mostAtOnceText } from '../../shared/domain/incidentGrade.tsx'

export interface IncidentFactsProps {
  incident: Incident
  nowMs: number
}

/** An incident in numbers, and the site at its worst moment as a comb. */
export function IncidentFacts({ incident, nowMs }: IncidentFactsProps) {
  const { location_timezone: zone, site_access_points: site, most_down, access_points } = incident
  const percent = formatPercent(percentDown(most_down, site), 1)
  return (
    <Panel title={stateText(incident)} actions={<IncidentGradeBadge grade={incident.grade} />}>
      <Parts>
        <Comb
          size="lg"
          counts={{ good: Math.max(0, site - most_down), bad: most_down, unknown: 0 }}
          label={`At the worst moment ${most_down} of ${site} access points were down`}
        />
        <DescriptionList
          columns={4}
          items={[
            { term: 'Started', details: formatDateTime(incident.started_at, zone) },
            {
              term: 'Ended',
              details: incident.ended_at ? formatDateTime(incident.ended_at, zone) : 'Not yet',
              muted: !incident.ended_at,
            },
            { term: 'Duration', details: durationText(incident, nowMs) },
            { term: 'Calls', details: callsText(incident) },
            { term: mostAtOnceText, details: `${most_down} of ${site} (${percent})` },
            { term: 'Access Points', details: `${access_points} of ${site}` },
            { term: 'Down Now', details: `${incident.down_now} of ${site}` },
            { term: 'Time Offline, Added Up', details: addedUpText(incident.minutes_down) },
          ]}
        />
      </Parts>
    </Panel>
  )
}

/** It says what is down and how many; no cause is made up. */
function stateText({ ended_at, ended_by_retirement, down_now }: Incident): string {
  if (ended_by_retirement) return 'It is over: no access point is down any more'
  if (ended_at) return 'It is over: all access points are back'
  return down_now === 1
    ? 'It is not over: 1 access point is down'
    : `It is not over: ${down_now} access points are down`
}

function durationText({ started_at, ended_at }: Incident, nowMs: number): string {
  const startMs = parseInstant(started_at)
  const endMs = parseInstant(ended_at) ?? nowMs
  return startMs === null ? 'N/A' : formatDuration(Math.max(0, endMs - startMs) / 1000)
}

function addedUpText(minutes: number | null | undefined): string {
  return typeof minutes === 'number' ? formatDuration(minutes * 60) : 'N/A'
}

function callsText({ calls }: Incident): string {
  return typeof calls === 'number' ? formatCount(calls) : 'N/A'
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`
